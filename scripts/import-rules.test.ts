import { expect, test } from 'vitest';
import { findImportViolations } from './import-rules.ts';

const FORBIDDEN: [string, string][] = [
  ['shared/domain/plan.ts', "import { readFile } from 'node:fs/promises';"],
  ['shared/domain/plan.ts', "import { AppError } from '#functions/platform/app-error.ts';"],
  ['functions/auth/operations.ts', "import { S3Client } from '@aws-sdk/client-s3';"],
  ['functions/auth/session.ts', "import { slugs } from '../websites/slugs-repository.ts';"],
  ['functions/platform/log.ts', "import { handler } from '#functions/auth/handler.ts';"],
  ['functions/auth/session.ts', "import { TABLES } from '#infra/resources.ts';"],
  ['web/ui/button.tsx', "import { BRAND_NAME } from '#shared/contract/brand.ts';"],
  ['web/screens/login/login-screen.tsx', "const x = await import('../welcome/welcome-screen.tsx');"],
  ['web/app/router.tsx', "import { TABLES } from '#infra/resources.ts';"],
  ['infra/app.ts', "import { handler } from '#functions/auth/handler.ts';"],
  ['shared/contract/account.ts', "import { z } from 'zod';"],
];

test.each(FORBIDDEN)('%s may not contain: %s', (file, source) => {
  expect(findImportViolations(file, source)).toHaveLength(1);
});

const ALLOWED: [string, string][] = [
  ['shared/domain/plan.ts', "import * as z from 'zod';"],
  ['functions/auth/session.ts', "import { AppError } from '#functions/platform/app-error.ts';"],
  ['functions/auth/session.test.ts', "import { startEmulators } from '#infra/local/emulators.ts';"],
  [
    'functions/generation-worker/run-step.ts',
    "import { x } from '#functions/modules/websites/published-page.ts';",
  ],
  ['web/screens/login/login-screen.tsx', "import { Button } from '#web/ui/button.tsx';"],
  ['infra/stacks/api-stack.ts', "import type { AuthEnvironment } from '#functions/auth/config.ts';"],
  ['infra/local/platform.ts', "const x = await import('#functions/auth/handler.ts');"],
];

test.each(ALLOWED)('%s may contain: %s', (file, source) => {
  expect(findImportViolations(file, source)).toEqual([]);
});
