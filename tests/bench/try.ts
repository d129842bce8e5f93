import { bundleStart } from './bundle-start.ts';
import { handlerChain } from './handler-chain.ts';

console.log(await handlerChain.measure());
console.log(await bundleStart.measure());
