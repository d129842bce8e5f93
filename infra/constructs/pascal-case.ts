/**
 * `generationJobs` → `GenerationJobs`, `website-editing` → `WebsiteEditing`: construct IDs, which must never change.
 */
export function pascalCase(name: string): string {
  return name.replace(/(?:^|-)([a-z])/g, (_match, letter: string) => letter.toUpperCase());
}
