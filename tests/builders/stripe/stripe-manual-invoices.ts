import { type Form, formOf, textOf, textsOf } from './form-body.ts';
import { badRequest } from './stripe-failure.ts';
import { aLine, drawInvoice, issueInvoice, subscriptionOf } from './stripe-invoices.ts';
import type { Invoice } from './stripe-objects.ts';
import { find, type World } from './stripe-world.ts';

/** Drafts an invoice of a subscription that its owner owes beside the monthly ones. */
export function createInvoice(world: World, form: Form): Invoice {
  const subscription = find(world.account.subscriptions, textOf(form, 'subscription') ?? '', 'subscription');
  const invoice = drawInvoice(world, { subscription, reason: 'manual', lines: [] });
  invoice.metadata = textsOf(formOf(form, 'metadata'));
  world.account.invoices.set(invoice.id, invoice);
  return invoice;
}

export function addInvoiceItem(world: World, form: Form): object {
  const invoice = find(world.account.invoices, textOf(form, 'invoice') ?? '', 'invoice');
  if (invoice.status !== 'draft') throw badRequest('Only drafts can be changed.');
  const [amount, product] = [
    textOf(form, 'price_data', 'unit_amount'),
    textOf(form, 'price_data', 'product'),
  ];
  const price = [...world.account.prices.values()].find((each) => each.product === product);
  if (price === undefined) throw badRequest(`No such product: ${product}`);
  const [start, end] = [Number(textOf(form, 'period', 'start')), Number(textOf(form, 'period', 'end'))];
  const text = textOf(form, 'description') ?? '';
  const line = aLine(world, { price, amount: Number(amount), text, start, end, isProration: false });
  invoice.lines.data.push(line);
  return { id: line.id, object: 'invoiceitem' };
}

/** Issues a draft, which uses the customer's credit. */
export function finalizeInvoice(world: World, id: string): Invoice {
  const invoice = find(world.account.invoices, id, 'invoice');
  if (invoice.status !== 'draft') throw badRequest('Only drafts can be finalized.');
  const subscription = find(world.account.subscriptions, subscriptionOf(invoice), 'subscription');
  const { metadata, created, lines } = invoice;
  const drawn = drawInvoice(world, { subscription, reason: 'manual', lines: lines.data });
  return issueInvoice(world, Object.assign(invoice, drawn, { id, metadata, created }));
}
