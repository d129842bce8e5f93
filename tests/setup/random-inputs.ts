import fc from 'fast-check';

/**
 * Property tests use the same random inputs in every run, so that a failure comes from the change. `npm run fuzz` draws
 * new ones; add a test for what it finds.
 */
if (process.env.FUZZ !== 'true') fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20_261_123 });
