import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** What can be seen to be wrong with a page, without axe: parts that stick out, texts that run into each other. */
export async function disorder(page: Page): Promise<string[]> {
  const wider = await sideways(page);
  return [...(wider > 0 ? [`${wider} pixels wider than the window`] : []), ...(await overlaps(page))];
}

/** The same, and serious and critical findings of axe. */
export const faults = async (page: Page): Promise<string[]> => [...(await disorder(page)), ...(await barriers(page))];

/** How far the page is wider than the window. */
const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Serious and critical findings of axe, one line each. */
async function barriers(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(): Promise<{ violations: Violation[] }> } };
    interface Violation {
      id: string;
      impact: string;
      nodes: { target: string[]; failureSummary: string }[];
    }
    const { violations } = await axe.run();
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) => nodes.slice(0, 4).map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`));
  });
}

/** Texts in sight that run into each other, two to a line. Text behind something that covers it is not in sight. */
const overlaps = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    interface Box {
      left: number;
      right: number;
      top: number;
      bottom: number;
    }
    interface Text extends Box {
      words: string;
      of: Element;
    }
    const cut = (a: Box, b: Box): Box => ({
      left: Math.max(a.left, b.left),
      right: Math.min(a.right, b.right),
      top: Math.max(a.top, b.top),
      bottom: Math.min(a.bottom, b.bottom),
    });
    const isSeen = ({ left, right, top, bottom }: Box) => right - left > 2 && bottom - top > 2;
    const clips = (element: Element) => element instanceof SVGSVGElement || getComputedStyle(element).overflow !== 'visible';

    /** As much of a box as the boxes around it let through. */
    const clipped = (box: Box, of: Element): Box => {
      let left: Box = cut(box, { left: 0, right: innerWidth, top: 0, bottom: innerHeight });
      for (let around: Element | null = of; around; around = around.parentElement)
        if (clips(around)) left = cut(left, around.getBoundingClientRect());
      return left;
    };
    /** Letters fill only the middle of their line. */
    const inked = ({ left, right, top, bottom }: Box): Box => {
      const lead = (bottom - top) * 0.2;
      return { left: left + 0.5, right: right - 0.5, top: top + lead, bottom: bottom - lead };
    };
    const isOpaque = (element: Element) => {
      const [, , , alpha = '1'] = getComputedStyle(element).backgroundColor.match(/[\d.]+/g) ?? [];
      return getComputedStyle(element).backgroundColor !== 'transparent' && Number(alpha) > 0.5;
    };
    /** Something lies over a text there that does not hold it. */
    const isCovered = ({ of }: Text, x: number, y: number) => {
      for (const element of document.elementsFromPoint(x, y)) {
        if (element.contains(of)) return false;
        if (!(element instanceof SVGElement) && isOpaque(element)) return true;
      }
      return false;
    };

    // What lets the pointer through covers things all the same.
    const style = document.head.appendChild(document.createElement('style'));
    style.textContent = '* { pointer-events: auto !important }';
    const texts: Text[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement: of, textContent } = walker.currentNode;
      const words = textContent?.trim() ?? '';
      if (!of || words === '' || !of.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      if (of.closest('.unseen, script, style, option, [aria-hidden="true"].dice')) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      for (const rect of range.getClientRects()) {
        const box = clipped(inked(rect), of);
        if (isSeen(box)) texts.push({ ...box, words, of });
      }
    }
    const found = new Set<string>();
    texts.forEach((a, i) => {
      for (const b of texts.slice(i + 1)) {
        const both = cut(a, b);
        if (a.words === b.words || !isSeen(both)) continue;
        const [x, y] = [(both.left + both.right) / 2, (both.top + both.bottom) / 2];
        if (!isCovered(a, x, y) && !isCovered(b, x, y)) found.add(`${a.words} / ${b.words}`);
      }
    });
    style.remove();
    return [...found];
  });
