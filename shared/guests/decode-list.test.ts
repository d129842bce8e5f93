import { expect, test } from 'vitest';
import { decodeList } from './decode-list.ts';

/** A list of a Japanese booking system, in Shift JIS. */
const SHIFT_JIS =
  '8cda8b7196bc2c9364986294d48d862c8dc58f499788935893fa0a8e5293632089d48e712c3039302d313233342d353637382c323032362f30382f33300a8354836783452c30383031323334353637392c32303236944e378c8e3493fa0a';

test('a Shift JIS list is read as Japanese', () => {
  expect(decodeList(new Uint8Array(Buffer.from(SHIFT_JIS, 'hex')))).toBe(
    '顧客名,電話番号,最終来店日\n山田 花子,090-1234-5678,2026/08/30\nサトウ,08012345679,2026年7月4日\n',
  );
});

test.each([
  'Kunde;Straße\nJürgen Weiß;Größe\nÜmit;Fußgängerüberweg\n',
  'Prénom,Créée le\nZoé,crème brûlée\nNoël,à côté\n',
  'Nombre,Teléfono\nJosé Núñez,¿Señor?\n',
  'Gäst,Älskling\nÅåå,Öäö\n',
  'Nome,Città\nNicolò,così è più\n',
])('a Windows-1252 list isn’t read as Japanese: %j', (text) => {
  expect(decodeList(new Uint8Array(Buffer.from(text, 'latin1')))).toBe(text);
});
