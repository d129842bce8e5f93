export { createBulkModerate as bulkModerate } from './bulk-moderate.ts';
export { createListFlaggedContent as listFlaggedContent } from './list-flagged-content.ts';
export { createModerateContent as moderateContent } from './moderate-content.ts';
