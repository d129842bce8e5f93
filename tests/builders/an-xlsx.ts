import { strToU8, zipSync } from 'fflate';

const workbook =
  '<workbook xmlns:r="r"><sheets><sheet name="Guests" sheetId="1" r:id="rId2"/></sheets></workbook>';
const relations =
  '<Relationships><Relationship Id="rId1" Target="styles.xml"/><Relationship Id="rId2" Target="worksheets/sheet3.xml"/></Relationships>';
/** Style 1: a date; 2: a date and time in a custom format; 3: money. */
const styles =
  '<styleSheet><numFmts count="2"><numFmt numFmtId="164" formatCode="dd\\.mm\\.yyyy hh:mm"/><numFmt numFmtId="165" formatCode="[Red]#,##0.00&quot; days&quot;"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>';

/** A workbook whose first sheet has these rows (XML). */
export function anXlsx(sheetData: string, strings: readonly string[] = []): Uint8Array {
  return zipSync({
    'xl/workbook.xml': strToU8(workbook),
    'xl/_rels/workbook.xml.rels': strToU8(relations),
    'xl/styles.xml': strToU8(styles),
    'xl/sharedStrings.xml': strToU8(`<sst>${strings.map((text) => `<si>${text}</si>`).join('')}</sst>`),
    'xl/worksheets/sheet1.xml': strToU8('<worksheet><sheetData><row r="1"/></sheetData></worksheet>'),
    'xl/worksheets/sheet3.xml': strToU8(`<worksheet><sheetData>${sheetData}</sheetData></worksheet>`),
  });
}
