import { startStripeServer } from './stripe-server.ts';

/** A local Stripe for `npm start`, without an account or money. It keeps no data when it stops. */
const {
  STRIPE_PORT = '4469',
  STRIPE_SECRET_KEY = 'sk_test_local',
  STRIPE_WEBHOOK_SECRET = 'whsec_local',
} = process.env;
const { PORT = '4000' } = process.env;
const server = await startStripeServer({ key: STRIPE_SECRET_KEY, port: Number(STRIPE_PORT) });
server.sendTo({
  url: `http://localhost:${PORT}/api/payments/webhook`,
  secret: STRIPE_WEBHOOK_SECRET,
});
const port = PORT === '4000' ? '' : `PORT=${PORT} `;
const settings = `${port}PAYMENTS=stripe STRIPE_API_URL=${server.origin} STRIPE_SECRET_KEY=${STRIPE_SECRET_KEY} STRIPE_WEBHOOK_SECRET=${STRIPE_WEBHOOK_SECRET}`;
console.log(`A local Stripe is ready. In another terminal:

  STRIPE_API_URL=${server.origin} STRIPE_SECRET_KEY=${STRIPE_SECRET_KEY} npm run stripe-setup
  ${settings} npm start`);
