import { aJpeg } from '#tests/builders/hostile-images.ts';
import { aContentPlan } from './a-content-plan.ts';
import { aGrade } from './a-grade.ts';
import { aLaunchedAd, aRedeemedCode } from './a-launched-ad.ts';
import { aTestText, aTextCampaign } from './a-text-campaign.ts';
import { aConnectedAdAccount } from './an-ad-account.ts';
import { anEnhancedImage } from './an-enhanced-image.ts';
import { anInvoice } from './an-invoice.ts';
import type { ApiClient } from './api-client.ts';
import { aGeneratedWebsite, anOwner, type Owner } from './owner.ts';
import { TENANT_MATRIX } from './tenant-matrix.ts';
import { callWith } from './tenant-row.ts';
import { anUpload, anUploadedImage, sendFile } from './uploaded-image.ts';

/** Names and numbers that no other test restaurant uses. */
export type Marks = { name: string; address: string; guest: { name: string; phone: string } };

/** An owner who used everything: a website, photos, guests, an ad, texts, posts, sales, a grade, and a plan. */
export async function aUsedAccount(api: ApiClient, { name, address, guest }: Marks): Promise<Owner> {
  const owner = await anOwner(api, name);
  const { token } = owner;
  const { websiteId } = await aGeneratedWebsite(api, owner, { website_name: name });
  const photo = await aJpeg({ width: 200, height: 200 });
  await anUploadedImage(api, owner, photo);
  await sendFile(await anUpload(api, owner), photo);
  const csv = `customer_name,phone_number\n${guest.name},${guest.phone}`;
  await api('importGuests', { token, body: { csv } });
  await api('saveVersion', { token, params: { id: websiteId } });
  await api('downloadWebsite', { token, params: { id: websiteId } });
  await aRedeemedCode(api, owner, await aLaunchedAd(api, owner, websiteId));
  await api('updateProfile', { token, body: { 'address.text': `${address}, Brooklyn, NY 11201` } });
  await anEnhancedImage(api, owner);
  await aConnectedAdAccount(api, owner);
  await aTextCampaign(api, owner);
  await aTestText(api, owner);
  await aGrade(api, owner);
  await anInvoice(api, owner);
  await aContentPlan(api, owner);
  await api('createTillLink', { token });
  await api('updateChecklistItem', { token, params: { id: 'google-claim' }, body: { is_complete: true } });
  for (const operation of ['saveMenuSales', 'saveListMapping'] as const)
    await api(operation, { token, ...callWith(TENANT_MATRIX[operation], '') });
  await api('optOutGuest', { token, params: { phone: guest.phone } });
  return owner;
}
