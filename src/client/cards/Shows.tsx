import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

interface Props {
  /** The whole card. */
  card(): ReactNode;
  children: ReactNode;
  /** It stands inside another control, so it is none itself: hovering and a long press still show the card. */
  inside?: boolean;
  className?: string;
  /** What pressing it does; without, it shows the card. */
  onPress?: (() => void) | undefined;
  /** Marks for style sheets and tests. */
  data?: Readonly<Record<`data-${string}`, string | undefined>>;
}

const HOVER = 250;
const PRESS = 450;

/** A card's name or picture; pointing at it, focusing it or holding it down shows the whole card. */
export function Shows({ card, children, inside = false, className = 'card-name', onPress, data }: Props) {
  const [shown, setShown] = useState(false);
  const anchor = useRef<HTMLElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const id = useId();

  /** Shown by holding it down: letting go must not press the control around it. */
  const isHeld = useRef(false);

  const after = (ms: number, held = false) => {
    clearTimeout(timer.current);
    isHeld.current = false;
    timer.current = setTimeout(() => {
      isHeld.current = held;
      setShown(true);
    }, ms);
  };
  const hide = () => {
    clearTimeout(timer.current);
    setShown(false);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  const pointing = {
    ref: anchor as never,
    className: inside ? 'card-name card-name-inside' : className,
    ...data,
    onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && after(HOVER),
    onPointerLeave: hide,
    onPointerDown: (event: PointerEvent) => event.pointerType === 'touch' && after(PRESS, true),
    onPointerCancel: hide,
  };
  return (
    <>
      {inside ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: it takes no clicks, it keeps those that end a long press from what is around it
        // biome-ignore lint/a11y/useKeyWithClickEvents: the same
        <span
          {...pointing}
          onClick={(event) => {
            if (!isHeld.current) return;
            isHeld.current = false;
            event.preventDefault();
            event.stopPropagation();
          }}
        >
          {children}
        </span>
      ) : (
        <button
          type="button"
          {...pointing}
          aria-describedby={shown ? id : undefined}
          onFocus={(event) => event.currentTarget.matches(':focus-visible') && setShown(true)}
          onBlur={hide}
          onClick={() => {
            if (!onPress) return setShown(true);
            if (!isHeld.current) {
              hide();
              onPress();
            }
            isHeld.current = false;
          }}
          onKeyDown={(event: KeyboardEvent) => {
            if (event.key === 'Escape') hide();
          }}
        >
          {children}
        </button>
      )}
      {shown ? (
        <Shown id={id} beside={anchor.current} hide={hide}>
          {card()}
        </Shown>
      ) : null}
    </>
  );
}

/** The card beside its name, wherever there is room on the screen. */
function Shown({ id, beside, hide, children }: { id: string; beside: HTMLElement | null; hide: () => void; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const tip = box.current;
    if (!tip || !beside) return;
    const name = beside.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = tip;
    const below = name.bottom + 6 + height <= window.innerHeight;
    const top = below ? name.bottom + 6 : name.top - 6 - height;
    tip.style.left = `${Math.max(6, Math.min(name.left, window.innerWidth - width - 6))}px`;
    tip.style.top = `${Math.max(6, Math.min(top, window.innerHeight - height - 6))}px`;
  }, [beside]);
  useEffect(() => {
    const close = (event: globalThis.PointerEvent) => {
      if (!(event.target instanceof Node && beside?.contains(event.target))) hide();
    };
    const moved = (event: Event) => {
      if (event.target instanceof Node && beside && event.target.contains(beside)) hide();
    };
    window.addEventListener('pointerdown', close);
    window.addEventListener('scroll', moved, true);
    return () => {
      window.removeEventListener('pointerdown', close);
      window.removeEventListener('scroll', moved, true);
    };
  }, [beside, hide]);
  return createPortal(
    <div ref={box} id={id} role="tooltip" className="card-shown">
      {children}
    </div>,
    document.body,
  );
}
