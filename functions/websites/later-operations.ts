import { applyColorPreset } from './apply-color-preset.ts';
import { createFromTemplate } from './create-from-template.ts';
import { deleteWebsite } from './delete-website.ts';
import { downloadWebsite } from './download-website.ts';
import { duplicateWebsite } from './duplicate-website.ts';
import { getColors } from './get-colors.ts';
import { getVersion } from './get-version.ts';
import { importWebsite } from './import-website.ts';
import { listTemplates } from './list-templates.ts';
import { listVersions } from './list-versions.ts';
import type { WebsiteDependencies } from './operations.ts';
import { previewWebsite } from './preview-website.ts';
import { publishWebsite } from './publish-website.ts';
import { regenerateWebsite } from './regenerate-website.ts';
import { restoreVersion } from './restore-version.ts';
import { saveVersion } from './save-version.ts';
import { saveWebsite } from './save-website.ts';
import { switchContentSource } from './switch-content-source.ts';
import { unpublishWebsite } from './unpublish-website.ts';
import { updateColors } from './update-colors.ts';
import { updateContent } from './update-content.ts';

export type LaterOperations = ReturnType<typeof createLaterOperations>;

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
