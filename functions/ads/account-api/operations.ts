export { createBeginAdConnection as beginAdConnection } from './begin-ad-connection.ts';
export { createChooseAdAccount as chooseAdAccount } from './choose-ad-account.ts';
export { createConnectAdAccount as connectAdAccount } from './connect-ad-account.ts';
export { createDisconnectAdAccount as disconnectAdAccount } from './disconnect-ad-account.ts';
export { createGetAdAccount as getAdAccount } from './get-ad-account.ts';
