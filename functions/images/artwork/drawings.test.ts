import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createRandom } from '#functions/platform/random.ts';
import { INGREDIENTS } from '#shared/menu/diets.ts';
import { mixColorway, paint } from './colorway.ts';
import { parseDrawing } from './drawing.ts';
import { SUBJECT_SCENES } from './scenes.ts';

const FOLDER = new URL('./drawings/', import.meta.url);
const FILES = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.svg'))
  .sort();
const PALETTE = {
  primary: '#7a2e1f',
  secondary: '#c9a46a',
  accent: '#c4622d',
  neutral: '#faf5ec',
  text_primary: '#2b1d16',
  text_secondary: '#6b5648',
};
const COLORWAY = mixColorway(PALETTE, createRandom('drawings'));

test.each(FILES)('%s has a size, a title, and colors of the colorway', (file) => {
  const svg = readFileSync(new URL(file, FOLDER), 'utf8');
  const { title, width, height, body } = parseDrawing(svg);
  expect(title).toMatch(/^\S.{5,}/);
  expect(Math.min(width, height)).toBeGreaterThan(0);
  expect(paint(body, COLORWAY)).not.toContain('var(');
  expect(body).not.toMatch(/="#[0-9a-f]{3,6}"|<style|<image|<script|https?:/i);
});

test.each(FILES)(
  'the ids in %s begin with its name, because an illustration holds several drawings',
  (file) => {
    const name = file.replace(/^.*\//, '').replace('.svg', '');
    const svg = readFileSync(new URL(file, FOLDER), 'utf8');
    const ids = [...svg.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(ids.filter((id) => !id?.startsWith(`${name}-`))).toEqual([]);
  },
);

test('no two drawings have the same name in any folder', () => {
  const names = FILES.map((file) => file.replace(/^.*\//, ''));
  expect(new Set(names).size).toBe(FILES.length);
});

test('each class in a drawing names an ingredient', () => {
  const svg = FILES.map((file) => readFileSync(new URL(file, FOLDER), 'utf8')).join('');
  const names = [...svg.matchAll(/class="([^"]*)"/g)].flatMap(([, value = '']) => value.split(' '));
  expect(INGREDIENTS).toEqual(expect.arrayContaining([...new Set(names)]));
});

test('each drawing of a dish or a thing belongs to a scene', () => {
  const used = Object.values(SUBJECT_SCENES)
    .flat()
    .flatMap(({ view, groups, beside, tools }) =>
      [...groups.flat(), ...beside, ...tools].map(
        (name) => `${view === 'hearth' ? 'front' : view}/${name.replace(/:.*/, '')}.svg`,
      ),
    );
  expect([...new Set(used)].sort()).toEqual(FILES.filter((file) => !file.startsWith('room/')));
});

test('all drawings together weigh at most 1.5 MB', () => {
  const bytes = FILES.map((file) => readFileSync(new URL(file, FOLDER)).length);
  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(1_500_000);
});
