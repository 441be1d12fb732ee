import { ButtonLink } from '@plaza/design-system';
import { GoogleButton } from './GoogleButton.tsx';
import { useProviders } from './useProviders.ts';

/** Ways in that need no password of ours. */
export function OtherWays({ verb }: { verb: 'Sign in' | 'Sign up' }) {
  const providers = useProviders();
  return (
    <>
      <GoogleButton providers={providers}>{verb} with Google</GoogleButton>
      {providers.oauth ? (
        <ButtonLink variant="secondary" wide href="/api/auth/oauth">
          {verb} with {providers.oauth.name}
        </ButtonLink>
      ) : null}
    </>
  );
}
