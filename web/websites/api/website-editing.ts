import type * as z from 'zod/mini';
import type { Website } from '#shared/websites/contract/website.ts';
import { websiteChangeRoutes } from '#shared/websites/contract/website-change-routes.ts';
import type {
  ColorPresetName,
  ContentChanges,
  UpdateColorsSchema,
} from '#shared/websites/contract/website-editing.ts';
import { createApi } from '#web/client/api.ts';
import { websiteRows } from './website-rows.ts';

const api = createApi({ websites: { ...websiteRows, ...websiteChangeRoutes } });

/** A website, and the version that a change applies to. */
export type WebsiteVersionKey = { id: string; version: number };

const at = ({ id, version }: WebsiteVersionKey) => ({ params: { id }, query: { version: String(version) } });

/**
 * Every call throws `ApiError` `website_changed` if someone else has saved since that version. `isProposed`: by the
 * assistant.
 */
export async function saveContent(key: WebsiteVersionKey, changes: ContentChanges, isProposed = false) {
  return (await api.websites.updateContent({ ...at(key), body: changes, isProposed })).data;
}

export async function saveColors(key: WebsiteVersionKey, body: z.infer<typeof UpdateColorsSchema>) {
  return (await api.websites.updateColors({ ...at(key), body })).data;
}

export async function savePreset(key: WebsiteVersionKey, preset_name: ColorPresetName) {
  return (await api.websites.applyColorPreset({ ...at(key), body: { preset_name } })).data;
}

export async function loadWebsite(id: string): Promise<Website> {
  return (await api.websites.getWebsite({ params: { id } })).data;
}
