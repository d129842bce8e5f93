import { applyColorPreset } from '../website-editing/editing/apply-color-preset.ts';
import { getColors } from '../website-editing/editing/get-colors.ts';
import { updateColors } from '../website-editing/editing/update-colors.ts';
import { updateContent } from '../website-editing/editing/update-content.ts';
import { deleteWebsite } from '../website-editing/publishing/delete-website.ts';
import { publishWebsite } from '../website-editing/publishing/publish-website.ts';
import { unpublishWebsite } from '../website-editing/publishing/unpublish-website.ts';
import { previewWebsite } from '../website-editing/sources/preview-website.ts';
import { saveWebsite } from '../website-editing/sources/save-website.ts';
import { switchContentSource } from '../website-editing/sources/switch-content-source.ts';
import { createFromTemplate } from '../website-editing/transfer/create-from-template.ts';
import { downloadWebsite } from '../website-editing/transfer/download-website.ts';
import { duplicateWebsite } from '../website-editing/transfer/duplicate-website.ts';
import { importWebsite } from '../website-editing/transfer/import-website.ts';
import { listTemplates } from '../website-editing/transfer/list-templates.ts';
import { getVersion } from '../website-editing/versions/get-version.ts';
import { listVersions } from '../website-editing/versions/list-versions.ts';
import { restoreVersion } from '../website-editing/versions/restore-version.ts';
import { saveVersion } from '../website-editing/versions/save-version.ts';
import { regenerateWebsite } from './generation/regenerate-website.ts';
import type { WebsiteDependencies } from './operations.ts';

/** What belongs to editing, publishing and moving a website. */
export function createLaterOperations(dependencies: WebsiteDependencies) {
  return {
    publishWebsite: publishWebsite(dependencies),
    updateContent: updateContent(dependencies),
    getColors: getColors(dependencies),
    updateColors: updateColors(dependencies),
    saveWebsite: saveWebsite(dependencies),
    previewWebsite: previewWebsite(dependencies),
    listVersions: listVersions(dependencies),
    saveVersion: saveVersion(dependencies),
    getVersion: getVersion(dependencies),
    restoreVersion: restoreVersion(dependencies),
    applyColorPreset: applyColorPreset(dependencies),
    switchContentSource: switchContentSource(dependencies),
    regenerateWebsite: regenerateWebsite(dependencies),
    duplicateWebsite: duplicateWebsite(dependencies),
    createFromTemplate: createFromTemplate(dependencies),
    downloadWebsite: downloadWebsite(dependencies),
    unpublishWebsite: unpublishWebsite(dependencies),
    deleteWebsite: deleteWebsite(dependencies),
    listTemplates: listTemplates(),
    importWebsite: importWebsite(dependencies),
  };
}
