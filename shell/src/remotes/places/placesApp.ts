import { type AppProps, registerApplication } from 'single-spa';

export type MountParcel = AppProps['mountParcel'];

export const PLACES_APP = 'places';

/**
 * Widgets hang below an application that is always on. single-spa forgets a parcel only when it has
 * a named parent; a root parcel would stay for ever, and with it the remote that offered the place.
 */
export function registerPlaces(): Promise<MountParcel> {
  return new Promise((mounted) => {
    registerApplication({
      name: PLACES_APP,
      activeWhen: () => true,
      app: {
        bootstrap: async () => undefined,
        mount: async ({ mountParcel }: AppProps) => mounted(mountParcel),
        unmount: async () => undefined,
      },
    });
  });
}
