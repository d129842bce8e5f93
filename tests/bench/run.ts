import { readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Bench, type Figure, isKept } from './bench-figure.ts';
import { bundleStart } from './bundle-start.ts';
import { consoleUnderLoad } from './console.ts';
import { consoleReads } from './console-reads/console-reads.ts';
import { costReplay } from './cost-replay.ts';
import { demoStart } from './demo-start.ts';
import { enhancement } from './enhancement.ts';
import { forecast } from './forecast.ts';
import { generationThroughput } from './generation-throughput.ts';
import { grading } from './grading.ts';
import { guestList } from './guest-list.ts';
import { handlerChain } from './handler-chain.ts';
import { hostileGrowth } from './hostile-growth.ts';
import { imageFiles } from './image-files.ts';
import { landingSize } from './landing-size.ts';
import { lighthouseScores } from './lighthouse-scores.ts';
import { lists } from './lists.ts';
import { load } from './load.ts';
import { matrixScroll } from './matrix-scroll.ts';
import { menuClasses } from './menu-classes.ts';
import { menuReading } from './menu-reading.ts';
import { meter } from './meter.ts';
import { patchContent } from './patch-content.ts';
import { previewEditing } from './preview-editing.ts';
import { projectorWrites } from './projector-writes.ts';
import { reading } from './reading.ts';
import { restore } from './restore.ts';
import { routeSizes } from './route-sizes.ts';
import { sendThroughput } from './send-throughput.ts';
import { siteRendering } from './site-rendering.ts';
import { tenantGrowth } from './tenant-growth.ts';

const BENCHES: readonly Bench[] = [
  bundleStart,
  handlerChain,
  tenantGrowth,
  consoleReads,
  consoleUnderLoad,
  projectorWrites,
  patchContent,
  meter,
  costReplay,
  load,
  restore,
  generationThroughput,
  imageFiles,
  enhancement,
  sendThroughput,
  guestList,
  lists,
  grading,
  menuClasses,
  menuReading,
  hostileGrowth,
  reading,
  forecast,
  landingSize,
  routeSizes,
  demoStart,
  siteRendering,
  previewEditing,
  matrixScroll,
  lighthouseScores,
];
const REPORT = path.resolve(import.meta.dirname, '..', '..', 'docs', 'performance.md');

const chosen = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const benches = BENCHES.filter(({ name }) => chosen.length === 0 || chosen.includes(name));
if (benches.length === 0) {
  console.error(`No such bench. Choose from: ${BENCHES.map(({ name }) => name).join(', ')}`);
  process.exit(1);
}

const figures: Figure[] = [];
for (const bench of benches) {
  console.log(`› ${bench.name}`);
  const measured = await bench.measure();
  for (const figure of measured) console.log(`  ${line(figure)}`);
  figures.push(...measured);
}

writeFileSync(REPORT, report(figures));
process.exitCode = figures.every(isKept) ? 0 : 1;

function line(figure: Figure): string {
  return `${isKept(figure) ? 'ok  ' : 'MISS'} ${figure.name}: ${figure.value} (${figure.bound} ${figure.limit}) · ${figure.detail}`;
}

function report(measured: readonly Figure[]): string {
  const { devDependencies } = JSON.parse(
    readFileSync(path.resolve(import.meta.dirname, '..', '..', 'package.json'), 'utf8'),
  ) as { devDependencies: Record<string, string> };
  const rows = new Map([...keptRows(), ...measured.map((figure) => [figure.name, row(figure)] as const)]);
  return [
    '# Performance',
    '',
    'Written by `npm run bench`. Ratios are measured within one run on one machine, so they hold across machines; the',
    'absolute numbers beside them do not.',
    '',
    `Measured with Node ${process.versions.node}, Vite ${devDependencies.vite}, on ${os.cpus().length} cores of ${os.arch()} ${os.platform()}.`,
    '',
    '| figure | measured | limit | kept | how |',
    '| --- | --- | --- | --- | --- |',
    ...rows.values(),
    '',
  ].join('\n');
}

function row(figure: Figure): string {
  const verdict = isKept(figure) ? 'yes' : '**no**';
  return `| ${figure.name} | ${figure.value} | ${figure.bound} ${figure.limit} | ${verdict} | ${figure.detail} |`;
}

/** Rows of the last report by name: a partial run replaces only what it measured. */
function keptRows(): [name: string, row: string][] {
  if (benches.length === BENCHES.length) return [];
  const lines = readFileSync(REPORT, 'utf8').split('\n');
  return lines.slice(lines.findIndex((line) => line.startsWith('| ---')) + 1).flatMap((line) => {
    const name = line.split(' | ')[0]?.slice(2);
    return line.startsWith('| ') && name !== undefined ? [[name, line]] : [];
  });
}
