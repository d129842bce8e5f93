export { createAskBusinessAssistant as askBusinessAssistant } from './ask-business-assistant.ts';
export { createGetPlatformPerformance as getPlatformPerformance } from './get-platform-performance.ts';
