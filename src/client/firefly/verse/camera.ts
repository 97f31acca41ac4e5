import { type KeyboardEvent, type PointerEvent, type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { Frame } from './cells';

/** Screen pixels to a unit of the map, and where its origin is on the screen. */
interface View {
  k: number;
  x: number;
  y: number;
}

interface Point {
  x: number;
  y: number;
}

export interface Camera {
  zoom(by: number): void;
  fit(): void;
  /** Brings a point of the map to the middle, close enough to read. */
  look(at: Point): void;
  /** Shows the first of these points unless one of them is in sight. */
  reveal(points: readonly Point[]): void;
  /** Where a point of the map is, from the corner of the window onto it. */
  at(point: Point): Point;
  keys(event: KeyboardEvent): void;
  pointer: Record<'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel', (event: PointerEvent) => void>;
}

const CLOSEST = 7;
/** Closer than this every name can be read. */
const READABLE = 1.2;
/** Further off than this hardly any can. */
const SMALL = 1.05;
/** So far off that ships are mere marks. */
const TINY = 0.7;
/** A pointer that moves less is a click. */
const STILL = 5;

/**
 * Pans and zooms a `<g>` inside an `<svg>` by setting one attribute at most once a frame; React renders nothing. `--k` on the svg tells the
 * style sheet the scale, `data-detail` how much to show.
 */
export function useCamera(
  svg: RefObject<SVGSVGElement | null>,
  g: RefObject<SVGGElement | null>,
  frame: Frame,
  home: Point | undefined,
  onMove: () => void,
): Camera {
  const view = useRef<View>({ k: 1, x: 0, y: 0 });
  const size = useRef({ width: 800, height: 400 });
  const fitted = useRef(true);
  /** What was last looked for, until the map is moved by hand. */
  const aim = useRef<Point>(undefined);
  const waiting = useRef(0);
  const moved = useRef(onMove);
  moved.current = onMove;

  const draw = useCallback(() => {
    waiting.current = 0;
    const { k, x, y } = view.current;
    g.current?.setAttribute('transform', `translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${k.toFixed(4)})`);
    const element = svg.current;
    if (!element || element.dataset.k === k.toFixed(4)) return;
    element.dataset.k = k.toFixed(4);
    element.style.setProperty('--k', k.toFixed(4));
    element.dataset.detail = k < TINY ? 'tiny' : k < 1.02 ? 'far' : k < 2.2 ? 'mid' : 'near';
  }, [g, svg]);

  const set = useCallback(
    (next: View) => {
      const { width, height } = size.current;
      const least = Math.min(width / frame.width, height / frame.height);
      const k = Math.max(least, Math.min(CLOSEST, next.k));
      // The map fills the window where it can and is in its middle where it cannot.
      const keep = (at: number, from: number, length: number, room: number) =>
        length * k <= room ? (room - length * k) / 2 - from * k : Math.max(room - (from + length) * k, Math.min(-from * k, at));
      view.current = { k, x: keep(next.x, frame.x, frame.width, width), y: keep(next.y, frame.y, frame.height, height) };
      if (!waiting.current) waiting.current = requestAnimationFrame(draw);
      moved.current();
    },
    [frame, draw],
  );

  const zoomAt = useCallback(
    (by: number, at: Point) => {
      fitted.current = false;
      aim.current = undefined;
      const { k, x, y } = view.current;
      const least = Math.min(size.current.width / frame.width, size.current.height / frame.height);
      const next = Math.max(least, Math.min(CLOSEST, k * by));
      set({ k: next, x: at.x - ((at.x - x) * next) / k, y: at.y - ((at.y - y) * next) / k });
    },
    [frame, set],
  );

  const look = useCallback(
    (at: Point) => {
      fitted.current = false;
      aim.current = at;
      const { width, height } = size.current;
      // Wide enough to leave nothing of the window empty.
      const k = Math.max(view.current.k, READABLE, width / frame.width, height / frame.height);
      set({ k, x: width / 2 - at.x * k, y: height / 2 - at.y * k });
    },
    [frame, set],
  );

  const fit = useCallback(() => {
    fitted.current = true;
    aim.current = undefined;
    set({ k: 0, x: 0, y: 0 });
  }, [set]);

  useLayoutEffect(() => {
    const element = svg.current;
    if (!element) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width > 0 && height > 0) size.current = { width, height };
      if (fitted.current) set({ k: 0, x: 0, y: 0 });
      else if (aim.current) look(aim.current);
      else set(view.current);
    };
    measure();
    draw();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [svg, set, draw, look]);

  // In a small window all of the map would be too small to read: once the ship is somewhere, it starts there.
  const [homeX, homeY] = [home?.x, home?.y];
  const isHomeSeen = useRef(false);
  useEffect(() => {
    if (homeX === undefined || homeY === undefined || isHomeSeen.current || (svg.current?.clientWidth ?? 0) === 0) return;
    isHomeSeen.current = true;
    const { width, height } = size.current;
    if (fitted.current && Math.min(width / frame.width, height / frame.height) < SMALL) look({ x: homeX, y: homeY });
  }, [svg, homeX, homeY, frame, look]);
  useEffect(() => () => cancelAnimationFrame(waiting.current), []);

  // React's wheel listeners are passive and could not keep the page from scrolling.
  useEffect(() => {
    const element = svg.current;
    if (!element) return;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const box = element.getBoundingClientRect();
      zoomAt(Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.002)), { x: event.clientX - box.left, y: event.clientY - box.top });
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [svg, zoomAt]);

  const down = useRef(new Map<number, Point>());
  const travelled = useRef(0);

  return useMemo<Camera>(() => {
    const centre = () => ({ x: size.current.width / 2, y: size.current.height / 2 });
    const pan = (dx: number, dy: number) => {
      fitted.current = false;
      aim.current = undefined;
      const { k, x, y } = view.current;
      set({ k, x: x + dx, y: y + dy });
    };
    const spread = (points: Point[]) => Math.hypot((points[0]?.x ?? 0) - (points[1]?.x ?? 0), (points[0]?.y ?? 0) - (points[1]?.y ?? 0));
    const up = (event: PointerEvent) => {
      down.current.delete(event.pointerId);
      if (down.current.size === 0) svg.current?.classList.remove('dragged');
    };
    const steps: Record<string, () => void> = {
      ArrowLeft: () => pan(60, 0),
      ArrowRight: () => pan(-60, 0),
      ArrowUp: () => pan(0, 60),
      ArrowDown: () => pan(0, -60),
      '+': () => zoomAt(1.3, centre()),
      '=': () => zoomAt(1.3, centre()),
      '-': () => zoomAt(1 / 1.3, centre()),
      '0': fit,
    };
    return {
      fit,
      look,
      zoom: (by) => zoomAt(by, centre()),
      reveal(points) {
        const { k, x, y } = view.current;
        const { width, height } = size.current;
        const isSeen = (point: Point) => {
          const [px, py] = [point.x * k + x, point.y * k + y];
          return px > 0 && px < width && py > 0 && py < height;
        };
        const [first] = points;
        if (first && !points.some(isSeen)) look(first);
      },
      at: ({ x, y }) => ({ x: x * view.current.k + view.current.x, y: y * view.current.k + view.current.y }),
      keys(event) {
        const step = steps[event.key];
        if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
        event.preventDefault();
        step();
      },
      pointer: {
        onPointerDown(event) {
          if (event.button !== 0) return;
          down.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
          if (down.current.size === 1) travelled.current = 0;
        },
        onPointerMove(event) {
          const last = down.current.get(event.pointerId);
          if (!last) return;
          if (event.pointerType === 'mouse' && event.buttons === 0) return up(event); // let go outside the window
          const before = [...down.current.values()];
          const now = { x: event.clientX, y: event.clientY };
          down.current.set(event.pointerId, now);
          const after = [...down.current.values()];
          travelled.current += Math.abs(now.x - last.x) + Math.abs(now.y - last.y);
          if (travelled.current < STILL) return;
          // Only now is it a drag: a captured pointer would keep a click from what lies under it.
          const element = svg.current;
          if (element && !element.classList.contains('dragged')) {
            element.classList.add('dragged');
            element.setPointerCapture?.(event.pointerId);
          }
          pan((now.x - last.x) / after.length, (now.y - last.y) / after.length);
          if (after.length !== 2 || !element) return;
          const box = element.getBoundingClientRect();
          const middle = {
            x: ((after[0]?.x ?? 0) + (after[1]?.x ?? 0)) / 2 - box.left,
            y: ((after[0]?.y ?? 0) + (after[1]?.y ?? 0)) / 2 - box.top,
          };
          const was = spread(before);
          if (was > 0) zoomAt(spread(after) / was, middle);
        },
        onPointerUp: up,
        onPointerCancel: up,
      },
    };
  }, [fit, look, set, svg, zoomAt]);
}
