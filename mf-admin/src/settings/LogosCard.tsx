import type { CallAnswer, LogoTheme } from '@plaza/api-contract';
import { LOGO_BYTES } from '@plaza/api-contract/values';
import { Button, Card, FileField, useWords } from '@plaza/design-system';
import { useShell } from '@plaza/shell-contract';
import { useState } from 'react';
import { useAct } from '../frame/useAct.ts';
import classes from './Settings.module.css';
import { logoWords } from './words.ts';

interface LogosCardProps {
  logos: CallAnswer<'GET /settings'>['logos'];
  onSaved: () => void;
}

/** The logo of the community, for dark ground and for light. With one alone, that one stands on both. */
export function LogosCard({ logos = {}, onSaved }: LogosCardProps) {
  const t = useWords(logoWords);
  return (
    <Card as="section" className={classes.card} aria-labelledby="settings-logos">
      <h2 id="settings-logos">{t.title}</h2>
      <p className={classes.line}>{t.line}</p>
      <div className={classes.grid}>
        <LogoField theme="dark" address={logos.dark} onSaved={onSaved} />
        <LogoField theme="light" address={logos.light} onSaved={onSaved} />
      </div>
    </Card>
  );
}

interface LogoFieldProps {
  theme: LogoTheme;
  address: string | undefined;
  onSaved: () => void;
}

function LogoField({ theme, address, onSaved }: LogoFieldProps) {
  const t = useWords(logoWords);
  const { api } = useShell();
  const { isBusy, run } = useAct();
  const [wrong, setWrong] = useState<string>();
  const params = { theme };
  const take = async (file: File | undefined) => {
    setWrong(undefined);
    if (!file || file.size > LOGO_BYTES) return setWrong(t.wrong);
    const send = async () =>
      api.call('PUT /settings/logo/:theme', { params, body: { image: await base64Of(file) } });
    if (await run(send, { done: t.saved, failed: t.failed })) onSaved();
  };
  const remove = async () => {
    const act = () => api.call('DELETE /settings/logo/:theme', { params });
    if (await run(act, { done: t.removed, failed: t.failed })) onSaved();
  };
  return (
    <div className={classes.logo}>
      <FileField
        label={t[theme]}
        invite={t.invite}
        error={wrong}
        disabled={isBusy}
        accept="image/png,image/jpeg,image/webp"
        onFiles={({ files }) => void take(files[0])}
      />
      {address ? (
        <div className={classes.shown}>
          <span className={classes.ground} data-theme={theme}>
            <img src={address} alt={theme === 'dark' ? t.nowDark : t.nowLight} width={64} height={64} />
          </span>
          <Button size="s" variant="ghost" busy={isBusy} onClick={() => void remove()}>
            {theme === 'dark' ? t.removeDark : t.removeLight}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

/** The bytes of a file as text. */
async function base64Of(file: File): Promise<string> {
  const address = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file could not be read.')));
    reader.readAsDataURL(file);
  });
  return address.slice(address.indexOf(',') + 1);
}
