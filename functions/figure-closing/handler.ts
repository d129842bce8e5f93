import { closeDays } from '#functions/modules/figures/close-days.ts';
import { createFiguresRepository } from '#functions/modules/figures/figures-repository.ts';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { systemClock as clock } from '#functions/platform/clock.ts';
import { uuidV7 } from '#functions/platform/ids.ts';
import { readFigureClosingConfig } from './config.ts';

const config = readFigureClosingConfig(process.env);
const client = createDynamoClient();
const figures = createFiguresRepository({ client, tableName: config.FIGURES_TABLE_NAME });

/** Called once a day. */
export const handler = () => closeDays({ figures, clock, newId: () => uuidV7(clock.now()) });
