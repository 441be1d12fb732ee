import type { MadeZoneView, ZoneMode } from '@plaza/api-contract';
import { AlertDialog, Button, Select, Switch, useWords } from '@plaza/design-system';
import { useShell } from '@plaza/shell-contract';
import { useState } from 'react';
import { AdmittedPeople } from './AdmittedPeople.tsx';
import { AboutForm } from './AboutForm.tsx';
import { Invitations } from './Invitations.tsx';
import classes from './Made.module.css';
import { madeWords } from './words.ts';

interface OwnerPanelProps {
  zone: MadeZoneView;
  onChanged: () => void;
}

const MODES: readonly ZoneMode[] = ['public', 'private', 'protected'];

/** What the owner decides: who may enter, by what, and whether the zone is there at all. */
export function OwnerPanel({ zone, onChanged }: OwnerPanelProps) {
  const t = useWords(madeWords);
  const { api, navigate, toast } = useShell();
  const [isAsking, setAsking] = useState(false);
  const params = { slug: zone.slug };
  const attempt = async (act: () => Promise<unknown>) => {
    try {
      await act();
      onChanged();
    } catch (error) {
      toast({ tone: 'bad', message: error instanceof Error ? error.message : t.notDone });
    }
  };
  return (
    <details className={classes.panel}>
      <summary>{t.yours}</summary>
      <div className={classes.form}>
        <AboutForm
          zone={zone}
          onSave={(body) => attempt(() => api.call('PUT /zones/u/:slug', { params, body }))}
        />
        <Select
          label={t.mode}
          value={zone.mode}
          options={MODES.map((mode) => ({ value: mode, label: t[mode] }))}
          onChange={({ value }) =>
            // The values are the modes.
            void attempt(() => api.call('PUT /zones/u/:slug', { params, body: { mode: value as ZoneMode } }))
          }
        />
        <Switch
          label={t.access}
          hint={t.accessHint}
          checked={zone.automatic_access}
          onChange={({ checked }) =>
            void attempt(() =>
              api.call('PUT /zones/u/:slug', { params, body: { automatic_access: checked } }),
            )
          }
        />
        <Invitations slug={zone.slug} />
        <AdmittedPeople slug={zone.slug} />
        <div>
          <Button variant="danger" onClick={() => setAsking(true)}>
            {t.takeDown}
          </Button>
        </div>
      </div>
      {isAsking && (
        <AlertDialog
          open
          title={t.takeDown}
          confirm={t.takeDown}
          onCancel={() => setAsking(false)}
          onConfirm={() =>
            void attempt(async () => {
              await api.call('DELETE /zones/u/:slug', { params });
              navigate('/zones');
            })
          }
        >
          {t.takeDownWords({ name: zone.name })}
        </AlertDialog>
      )}
    </details>
  );
}
