import fc from 'fast-check';

/**
 * Properties are tried on the same random inputs in every run, so that a red run tells of the change it was made
 * for. `npm run fuzz` draws new ones; what it finds becomes a test of its own.
 */
if (process.env.FUZZ !== 'true') fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20_261_123 });
