import { browserShelf } from '../../keys/browserShelf.ts';
import { openNotice } from './openNotice.ts';
import { forgetPushDevice } from '../../push/pushMemory.ts';
import { showPushes } from './showPushes.ts';
import { showOffline } from './showOffline.ts';
import { takeOver } from './takeOver.ts';
import { takeShared } from './takeShared.ts';
import type { WorkerPart, WorkerScope } from './WorkerScope.ts';

/** All that the worker does. Another part is a line here. */
const parts: readonly WorkerPart[] = [
  showOffline,
  takeShared,
  takeOver,
  openNotice,
  showPushes({ shelf: browserShelf(), forgetDevice: forgetPushDevice }),
];

// This file alone runs as a worker, where `self` is that and no window.
for (const part of parts) part(self as unknown as WorkerScope);
