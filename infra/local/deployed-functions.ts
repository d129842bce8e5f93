import type { ScheduleDefinition } from '#infra/resources.ts';

/**
 * Loads the very modules that Lambda would load. They read `process.env` as they load, so it must be set
 * before.
 */
export async function loadDeployedFunctions() {
  const [
    auth,
    dashboard,
    websites,
    websiteEditing,
    images,
    status,
    generationWorker,
    emailWorker,
    projector,
  ] = await Promise.all([
    import('#functions/auth/handler.ts'),
    import('#functions/dashboard/handler.ts'),
    import('#functions/websites/handler.ts'),
    import('#functions/website-editing/handler.ts'),
    import('#functions/images/handler.ts'),
    import('#functions/status/handler.ts'),
    import('#functions/generation-worker/handler.ts'),
    import('#functions/email-worker/handler.ts'),
    import('#functions/projector/handler.ts'),
  ]);
  return {
    api: {
      auth: auth.handler,
      dashboard: dashboard.handler,
      websites: websites.handler,
      'website-editing': websiteEditing.handler,
      images: images.handler,
      status: status.handler,
    },
    projector: projector.handler,
    workers: { generation: generationWorker.handler, emails: emailWorker.handler },
  };
}

/** The functions that schedules call, each by the name of its schedule. */
export async function loadScheduledFunctions<Name extends string>(
  schedules: Readonly<Record<Name, ScheduleDefinition>>,
) {
  const loaded = Object.entries<ScheduleDefinition>(schedules).map(async ([name, definition]) => {
    const { handler } = (await import(`../../functions/${definition.function}/handler.ts`)) as {
      handler: () => Promise<unknown>;
    };
    return [name, { definition, run: handler }] as const;
  });
  return Object.fromEntries(await Promise.all(loaded));
}
