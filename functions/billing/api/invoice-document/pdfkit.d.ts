/** Types for the parts of the package that we use; it ships none. */
declare module 'pdfkit' {
  import type { Readable } from 'node:stream';

  type DocumentOptions = {
    size: [width: number, height: number];
    margin: number;
    /** The first font. Without one, the package reads a file of its own. */
    font?: Uint8Array;
    lang?: string;
    info?: { Title?: string; Author?: string; CreationDate?: Date };
  };

  export default class PDFDocument extends Readable {
    constructor(options: DocumentOptions);
    registerFont(name: string, font: Uint8Array): this;
    font(name: string): this;
    fontSize(points: number): this;
    fillColor(color: string): this;
    text(text: string, x: number, y: number, options: { lineBreak: boolean }): this;
    widthOfString(text: string): number;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    lineWidth(points: number): this;
    stroke(color: string): this;
    end(): void;
  }
}
