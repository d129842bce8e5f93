/** A text and its distance from the left edge, in points. */
export type PdfCell = readonly [text: string, x: number];

/** A one-page PDF with these lines, in ASCII. Cells of a line share a baseline. */
export function aPdf(lines: readonly (string | readonly PdfCell[])[]): Buffer {
  const shown = lines.flatMap((line, index) => {
    const cells: readonly PdfCell[] = typeof line === 'string' ? [[line, 50]] : line;
    return cells.map(([text, x]) => {
      const escaped = text.replaceAll(/[\\()]/g, '\\$&');
      return `1 0 0 1 ${x} ${780 - 16 * index} Tm (${escaped}) Tj`;
    });
  });
  const stream = `BT /F1 12 Tf\n${shown.join('\n')}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> >> >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const start = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}

/** A PDF that opens only with a password. */
export function aLockedPdf(): Buffer {
  const [id, key] = ['0'.repeat(32), '1'.repeat(64)];
  const lock = `/ID [<${id}> <${id}>] /Encrypt << /Filter /Standard /V 1 /R 2 /O <${key}> /U <${key}> /P -4 >>`;
  return Buffer.from(
    aPdf(['Soup 7']).toString('latin1').replace('/Root 1 0 R', `/Root 1 0 R ${lock}`),
    'latin1',
  );
}
