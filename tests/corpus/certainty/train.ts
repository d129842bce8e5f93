import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { weightsFile } from './weights-file.ts';

const FILE = '../../../functions/platform/ai/reading/certainty/certainty-weights.ts';
writeFileSync(path.join(import.meta.dirname, FILE), weightsFile());
