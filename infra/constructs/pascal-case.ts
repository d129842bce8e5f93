/** `generationJobs` → `GenerationJobs`, `website-editing` → `WebsiteEditing`: construct ids, which name a resource for good. */
export function pascalCase(name: string): string {
  return name.replace(/(?:^|-)([a-z])/g, (_match, letter: string) => letter.toUpperCase());
}
