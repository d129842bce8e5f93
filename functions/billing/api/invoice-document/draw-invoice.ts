import PDFDocument from 'pdfkit';
import { invoiceNumber } from '#functions/billing/invoice-number.ts';
import { type InvoiceRow, isOfStripe } from '#functions/billing/invoice-row.ts';
import { VOIDED } from '#shared/billing/invoice.ts';
import { BRAND_NAME } from '#shared/contract/brand.ts';
import { CURRENCY } from '#shared/format/currency.ts';
import { dateFormatter, numberFormatter } from '#shared/format/formatter.ts';
import { type DocumentFonts, openDocumentFonts, type ReadFont } from './document-fonts.ts';
import { createPageWriter, type PageWriter, type TextStyle } from './page-writer.ts';

/** US Letter, in points. */
const PAGE = { width: 612, height: 792, margin: 60 };
const INNER = PAGE.width - 2 * PAGE.margin;
const COLUMN = 290;
const MUTED = '#6b625c';
const HAIRLINE = '#cfc7c0';
const SMALL = { size: 9.5, color: MUTED };
const BODY = { size: 11 };

type Page = PDFDocument;

/** Draws an invoice as a one-page PDF. Its text can be searched and copied. */
export async function drawInvoice(invoice: InvoiceRow, readFont: ReadFont): Promise<Uint8Array> {
  const number = invoiceNumber(invoice);
  const { restaurant_name: name, restaurant_address: address, paid_with: card } = invoice;
  const texts = [BRAND_NAME, name, address, card?.brand ?? '', ...invoice.lines.map(({ text }) => text)];
  // The first font has the symbols of the fixed texts, so it is always opened.
  const fonts = await openDocumentFonts(
    readFont,
    texts.map((text) => text.normalize('NFC')),
  );
  const [first] = fonts.files;
  const page = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    // Without this font, the package reads a default one that isn't in the bundle.
    ...(first && { font: first.bytes }),
    info: { Title: `Invoice ${number}`, Author: BRAND_NAME, CreationDate: new Date(invoice.issued_at) },
    lang: 'en-US',
  });
  for (const file of fonts.files) page.registerFont(file.name, file.bytes);
  const bytes = collect(page);
  const writer = createPageWriter(page, fonts);
  const below = drawHead(writer, invoice, { number, fonts });
  drawAmounts(page, writer, { invoice, top: below + 34 });
  page.end();
  return bytes;
}

function drawHead(
  { write }: PageWriter,
  invoice: InvoiceRow,
  { number, fonts }: { number: string; fonts: DocumentFonts },
): number {
  const { margin: left } = PAGE;
  const right = { x: left + COLUMN, width: INNER - COLUMN, align: 'right' as const };
  const top = write(BRAND_NAME, { x: left, y: left, width: COLUMN }, { size: 22, weight: 600 });
  write('Invoice', { ...right, y: left }, { size: 22, weight: 600 });
  const [name, address] = billedTo(invoice, fonts);
  let y = write('Billed to', { x: left, y: top + 26, width: COLUMN - 20 }, SMALL);
  y = write(name, { x: left, y: y + 2, width: COLUMN - 20 }, { ...BODY, weight: 600 });
  if (address !== '') y = write(address, { x: left, y, width: COLUMN - 20 }, BODY);
  const { issued_at, period_start, period_end } = invoice;
  const facts = [
    ['Number', number],
    ['Date', printedDay(issued_at)],
    ['Period', `${printedDay(period_start)} – ${printedDay(period_end)}`],
  ] as const;
  let factY = top + 26;
  for (const [label, value] of facts) {
    factY = write(label, { ...right, y: factY }, SMALL);
    factY = write(value, { ...right, y: factY }, BODY) + 4;
  }
  return Math.max(y, factY);
}

/** Prints the restaurant's name from the invoice, or its ID if the name can't be printed. */
function billedTo(invoice: InvoiceRow, { printable }: DocumentFonts): [name: string, address: string] {
  const { restaurant_id, restaurant_name, restaurant_address } = invoice;
  const name = printable(restaurant_name) || `Restaurant ${restaurant_id}`;
  return [name, printable(restaurant_address) ?? 'Address on file'];
}

function drawAmounts(
  page: Page,
  { write }: PageWriter,
  { invoice, top }: { invoice: InvoiceRow; top: number },
): void {
  const { margin: x } = PAGE;
  const rule = (y: number) =>
    page
      .moveTo(x, y)
      .lineTo(x + INNER, y)
      .lineWidth(0.75)
      .stroke(HAIRLINE);
  /** Draws words before their amount, in reading order. */
  const row = (y: number, [text, amount]: readonly [string, string], style: TextStyle) => {
    const next = write(text, { x, y, width: INNER - 110 }, style);
    write(amount, { x, y, width: INNER, align: 'right' }, style);
    return next + 6;
  };
  const { lines, total, credit, due } = invoice;
  let y = row(top, ['Description', 'Amount'], SMALL);
  rule(y - 2);
  y += 6;
  for (const { text, cents } of lines) y = row(y, [text, printedAmount(cents)], BODY);
  rule(y);
  y += 10;
  y = row(y, ['Total', printedAmount(total)], { size: 14, weight: 600 });
  if (credit > 0) {
    y = row(y, ['Paid with credit', printedAmount(-credit)], BODY);
    y = row(y, [invoice.status === 'paid' ? 'Charged' : 'Amount due', printedAmount(due)], BODY);
  }
  y += 8;
  y = write(paidLine(invoice), { x, y, width: INNER }, BODY) + 20;
  if (!isOfStripe(invoice)) write('Test mode: no real payment was made.', { x, y, width: INNER }, SMALL);
}

function paidLine({ status, paid_at, paid_with, due }: InvoiceRow): string {
  if (status === 'void') return VOIDED;
  if (status === 'written_off') return 'Written off. No payment is due.';
  if (status === 'processing') return 'The bank debit is in progress.';
  if (status === 'overdue' || paid_at === undefined) return 'Payment due.';
  const day = printedDay(paid_at);
  if (due === 0) return `Paid on ${day} with credit.`;
  if (paid_with === undefined) return `Paid on ${day}.`;
  return `Paid on ${day} with ${paid_with.brand} ending in ${paid_with.last4}.`;
}

const asDay = dateFormatter({ dateStyle: 'long', timeZone: 'UTC' });
const asAmount = numberFormatter({ style: 'currency', currency: CURRENCY });

const printedDay = (instant: string) => asDay(new Date(instant));
const printedAmount = (cents: number) => asAmount(cents / 100).replace('-', '−');

function collect(page: Page): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  return new Promise((resolve, reject) => {
    page.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    page.on('end', () => resolve(Buffer.concat(chunks)));
    page.on('error', reject);
  });
}
