import { handlerChain } from './handler-chain.ts';
import { bundleStart } from './bundle-start.ts';
console.log(await handlerChain.measure());
console.log(await bundleStart.measure());
