import type { QrCode } from '#web/ui/qr-code.ts';

const SVG = 'http://www.w3.org/2000/svg';
/** Large enough to scan from an arm’s length. */
const CODE_WIDTH = '90mm';

/** Prints a sheet with the name, the QR code, and the address. */
export function printCode({ name, url, code }: { name: string; url: string; code: QrCode }): void {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.title = 'Printable QR code';
  document.body.append(frame);
  const { contentDocument: sheet, contentWindow: view } = frame;
  if (sheet === null || view === null) return;
  sheet.title = name;
  sheet.body.style.cssText = 'margin:20mm;text-align:center;font-family:Georgia,serif;color:#000';
  sheet.body.append(
    text(sheet, 'h1', name),
    drawing(sheet, code),
    text(sheet, 'p', url.replace(/^https?:\/\//, '')),
  );
  view.addEventListener('afterprint', () => frame.remove());
  view.print();
}

function text(sheet: Document, tag: 'h1' | 'p', words: string): HTMLElement {
  const element = sheet.createElement(tag);
  element.textContent = words;
  element.style.cssText =
    tag === 'h1' ? 'font-size:32pt;margin:0 0 8mm' : 'font-size:16pt;overflow-wrap:anywhere';
  return element;
}

function drawing(sheet: Document, { size, path }: QrCode): SVGElement {
  const svg = sheet.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', `0 0 ${size} ${size}`);
  svg.setAttribute('width', CODE_WIDTH);
  const dark = sheet.createElementNS(SVG, 'path');
  dark.setAttribute('d', path);
  svg.append(dark);
  return svg;
}
