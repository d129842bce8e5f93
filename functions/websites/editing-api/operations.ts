import type { Operations } from '#functions/platform/http/http-handler.ts';
import type { websiteEditingRoutes } from '#shared/websites/contract/website-editing-routes.ts';
import type { WebsiteEditingDependencies } from './dependencies.ts';
import { createApplyColorPreset } from './editing/apply-color-preset.ts';
import { createGetColors } from './editing/get-colors.ts';
import { createReviewSuggestions } from './editing/review-suggestions.ts';
import { createUpdateColors } from './editing/update-colors.ts';
import { createUpdateContent } from './editing/update-content.ts';
import { createUpdateFactSources } from './editing/update-fact-sources.ts';
import { createDeleteWebsite } from './publishing/delete-website.ts';
import { createListUnpublishedChanges } from './publishing/list-unpublished-changes.ts';
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

/** Operations of owners on an existing website: editing, publishing, versions, import, and export. */
export function createWebsiteEditingOperations(
  dependencies: WebsiteEditingDependencies,
): Operations<typeof websiteEditingRoutes> {
  return {
    updateContent: createUpdateContent(dependencies),
    updateFactSources: createUpdateFactSources(dependencies),
    reviewSuggestions: createReviewSuggestions(dependencies),
    getColors: createGetColors(dependencies),
    updateColors: createUpdateColors(dependencies),
    applyColorPreset: createApplyColorPreset(dependencies),
    saveWebsite: createSaveWebsite(dependencies),
    previewWebsite: createPreviewWebsite(dependencies),
    switchContentSource: createSwitchContentSource(dependencies),
    publishWebsite: createPublishWebsite(dependencies),
    unpublishWebsite: createUnpublishWebsite(dependencies),
    deleteWebsite: createDeleteWebsite(dependencies),
    listUnpublishedChanges: createListUnpublishedChanges(dependencies),
    listVersions: createListVersions(dependencies),
    saveVersion: createSaveVersion(dependencies),
    getVersion: createGetVersion(dependencies),
    restoreVersion: createRestoreVersion(dependencies),
    duplicateWebsite: createDuplicateWebsite(dependencies),
    createFromTemplate: createCreateFromTemplate(dependencies),
    downloadWebsite: createDownloadWebsite(dependencies),
    importWebsite: createImportWebsite(dependencies),
  };
}
