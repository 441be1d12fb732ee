import type { CallAnswer, RegisteredRemote, RemoteRegistry } from '@plaza/api-contract';
import type { ApiClient, MessageReader } from '@plaza/shell-contract';
import type { BehaviorSubject } from 'rxjs';
import type { ShellBus } from '../bus/ShellBus.ts';
import type { HubClient } from '../hub/HubClient.ts';
import type { KeysDoor } from '../keys/KeysDoor.ts';
import type { Proofs } from '../session/Proofs.ts';
import type { Languages } from '../language/Languages.ts';
import type { Health, LoadLog } from '../remotes/health/Health.ts';
import type { OverrideSwitch } from '../remotes/overrides/OverrideSwitch.ts';
import type { Places, PlacesNeeds } from '../remotes/places/Places.ts';
import type { Known, RegistryStore } from '../remotes/registry/RegistryStore.ts';
import type { Slot } from '../remotes/slot/Slot.ts';
import type { SlotBoard } from '../remotes/SlotBoard.ts';
import type { Reports } from '../reports/Reports.ts';
import type { Guards } from '../routing/Guards.ts';
import type { Address, Scene } from '../routing/sceneAt.ts';
import type { SessionStore } from '../session/SessionStore.ts';
import type { Themes } from '../theme/Themes.ts';
import type { Toasts } from '../toasts/Toasts.ts';
import type { Clock } from '../clock/Clock.ts';
import type { Services } from '../remotes/context/lendContext.ts';
import type { RemoteLoader } from '../remotes/loader/RemoteLoader.ts';
import type { Drawer } from '../storage/deviceStorage.ts';
import type { FrameLooks } from './FrameLooks.ts';
import type { Titles } from './Titles.ts';

/** What a slot shows of a remote: its screens, a widget for a place, or the service that shows nothing. */
export type SlotPart = 'app' | 'service' | { place: string };

/** Everything the shell knows and does, ready to be shown and to be started. */
export interface Host extends Pick<HostParts, 'page' | 'storage' | 'address$' | 'navigate' | 'mayOverride'> {
  api: ApiClient;
  sessions: SessionStore;
  themes: Themes;
  languages: Languages;
  toasts: Toasts;
  titles: Titles;
  looks: FrameLooks;
  guards: Guards;
  keys: KeysDoor;
  /** Asks once more who sits here, for whoever was refused for want of a fresh proof. */
  proofs: Proofs;
  reports: Reports;
  loads: LoadLog;
  board: SlotBoard;
  dialog$: BehaviorSubject<OpenDialog>;
  /** How many messages wait; what a remote said before the frame was there counts too. */
  unread$: BehaviorSubject<number>;
  /** How much of what was done in each remote has not reached the server yet. */
  waiting$: BehaviorSubject<Readonly<Record<string, number>>>;
  overrides: OverrideSwitch;
  registry: RegistryStore;
  /** The version of the shell that this page runs, while the registry may already name a newer one. */
  version: string | undefined;
  known$: BehaviorSubject<Known>;
  remotes$: BehaviorSubject<readonly RegisteredRemote[]>;
  scene$: BehaviorSubject<Scene>;
  /** The shell among the speakers of the bus. */
  voice: ReturnType<ShellBus['speakAs']>;
  hub: HubClient;
  /** Reads messages for notices, while a remote is there that can. */
  reader$: BehaviorSubject<MessageReader | undefined>;
  places: Places;
  makeSlot(name: string, part?: SlotPart): Slot;
  /** Where the remote of the address hangs; the frame gives it its place on screen. */
  stage: HTMLElement;
  openComposer(): void;
  /** Goes to an address because the visitor wants to, once they have said that what is not saved may be lost. */
  leaveFor: HostParts['navigate'];
  logIn(emailOrUsername: string, password: string): Promise<void>;
  /** Begins the session that the server has opened, with the chat keys of whoever has just shown what opens them. */
  enter(opened: CallAnswer<'POST /auth/login'>): Promise<void>;
  /** Ends the session here in any case; the server gets a moment to end its half. */
  logOut(): Promise<void>;
  /** Opens the hub for whoever is logged in. A smoke run has nobody's session to do it with. */
  startHub(): void;
  /** A smoke run looks at one version and leaves; it must leave nothing behind. */
  isPreview: boolean;
  /** Whether anything answers at an address, so that no link leads to nowhere. */
  isReachable(pathname: string): boolean;
  /** Whether it is sure that no remote of this installation answers there. */
  isMissing(pathname: string): boolean;
  /** Fetches the remote behind an address before the visitor goes there. */
  preload(pathname: string): void;
}

/** The one dialog of the frame that is open. */
export type OpenDialog =
  | 'none'
  | 'composer'
  | 'feature-missing'
  | 'keys'
  | 'logout'
  | 'palette'
  | 'remotes'
  | 'shortcuts';

/** What the host takes from the browser; tests and stories bring their own. */
export interface HostParts {
  page: Document;
  ask: typeof fetch;
  storage: Drawer;
  /** What this tab alone keeps. */
  tab: Drawer;
  clock: Clock;
  loader: RemoteLoader;
  health: Health;
  address$: BehaviorSubject<Address>;
  navigate: Services['navigate'];
  inlined: RemoteRegistry | undefined;
  /** Opens unpublished versions in place of live ones, for the smoke run of a deploy. */
  preview: string | undefined;
  mayOverride: boolean;
  mountParcel: PlacesNeeds['mountParcel'];
}
