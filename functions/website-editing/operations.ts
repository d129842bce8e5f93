import type { Operations } from '#functions/platform/http/http-handler.ts';
import type { websiteEditingRoutes } from '#shared/contract/routes/websites/website-editing-routes.ts';
import type { WebsiteEditingDependencies } from './dependencies.ts';
import { createApplyColorPreset } from './editing/apply-color-preset.ts';
import { createGetColors } from './editing/get-colors.ts';
import { createUpdateColors } from './editing/update-colors.ts';
import { createUpdateContent } from './editing/update-content.ts';
import { createUpdateFactSources } from './editing/update-fact-sources.ts';
import { createDeleteWebsite } from './publishing/delete-website.ts';
import { createPublishWebsite } from './publishing/publish-website.ts';
import { createUnpublishWebsite } from './publishing/unpublish-website.ts';
import { createPreviewWebsite } from './sources/preview-website.ts';
import { createSaveWebsite } from './sources/save-website.ts';
import { createSwitchContentSource } from './sources/switch-content-source.ts';
import { createCreateFromTemplate } from './transfer/create-from-template.ts';
import { createDownloadWebsite } from './transfer/download-website.ts';
import { createDuplicateWebsite } from './transfer/duplicate-website.ts';
import { createImportWebsite } from './transfer/import-website.ts';
import { createGetVersion } from './versions/get-version.ts';
import { createListVersions } from './versions/list-versions.ts';
import { createRestoreVersion } from './versions/restore-version.ts';
import { createSaveVersion } from './versions/save-version.ts';

/** What owners do with a website that is there: editing, publishing, versions, moving it in and out. */
export function createWebsiteEditingOperations(
  dependencies: WebsiteEditingDependencies,
): Operations<typeof websiteEditingRoutes> {
  const { limitPerHour } = dependencies;
  return {
    updateContent: limitPerHour('saves', createUpdateContent(dependencies)),
    updateFactSources: limitPerHour('saves', createUpdateFactSources(dependencies)),
    getColors: createGetColors(dependencies),
    updateColors: limitPerHour('saves', createUpdateColors(dependencies)),
    applyColorPreset: limitPerHour('saves', createApplyColorPreset(dependencies)),
    saveWebsite: limitPerHour('saves', createSaveWebsite(dependencies)),
    previewWebsite: limitPerHour('saves', createPreviewWebsite(dependencies)),
    switchContentSource: limitPerHour('saves', createSwitchContentSource(dependencies)),
    publishWebsite: limitPerHour('publications', createPublishWebsite(dependencies)),
    unpublishWebsite: createUnpublishWebsite(dependencies),
    deleteWebsite: createDeleteWebsite(dependencies),
    listVersions: createListVersions(dependencies),
    saveVersion: limitPerHour('saves', createSaveVersion(dependencies)),
    getVersion: createGetVersion(dependencies),
    restoreVersion: limitPerHour('saves', createRestoreVersion(dependencies)),
    duplicateWebsite: createDuplicateWebsite(dependencies),
    createFromTemplate: createCreateFromTemplate(dependencies),
    downloadWebsite: createDownloadWebsite(dependencies),
    importWebsite: limitPerHour('imports', createImportWebsite(dependencies)),
  };
}
