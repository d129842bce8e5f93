import { defineGraderJourneys } from '#tests/api/grader-journeys.ts';
import { openDeployedPlatform } from './deployed-platform.ts';

defineGraderJourneys(openDeployedPlatform());
