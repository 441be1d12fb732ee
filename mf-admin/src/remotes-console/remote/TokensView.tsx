import type { CallAnswer } from '@plaza/api-contract';
import {
  AlertDialog,
  Button,
  EmptyState,
  ErrorState,
  Notice,
  Skeleton,
  Table,
  type TableColumn,
  TextField,
  useIsMobile,
  useWords,
} from '@plaza/design-system';
import { useCall, useShell } from '@plaza/shell-contract';
import { useState } from 'react';
import { adminMoment } from '../../format/adminDate.ts';
import { useAct } from '../../frame/useAct.ts';
import classes from '../Console.module.css';
import { viewWords } from './views.words.ts';

type Token = CallAnswer<'GET /remotes/:name/tokens'>['tokens'][number];

/** Who may deploy this remote: made, listed by label, and taken back. */
export function TokensView({ name }: { name: string }) {
  const t = useWords(viewWords);
  const { api } = useShell();
  const tokens = useCall('GET /remotes/:name/tokens', { params: { name } });
  const { isBusy, run } = useAct();
  const [asked, setAsked] = useState<string>();
  const revoke = async (label: string) => {
    await run(() => api.call('POST /remotes/:name/tokens/revoke', { params: { name }, body: { label } }), {
      done: t.revokeDone({ label }),
      failed: t.revokeFailed,
    });
    setAsked(undefined);
    tokens.refetch();
  };
  return (
    <>
      <NewToken name={name} onMade={tokens.refetch} />
      {tokens.status === 'loading' ? <Skeleton shape="block" height={160} label={t.loadingTokens} /> : null}
      {tokens.status === 'failed' ? (
        <ErrorState title={t.failedTokens} onRetry={tokens.retry} requestId={tokens.error.requestId}>
          {tokens.error.message}
        </ErrorState>
      ) : null}
      {tokens.status === 'ready' && tokens.answer.tokens.length === 0 ? (
        <EmptyState title={t.noTokens}>{t.noTokensHint}</EmptyState>
      ) : null}
      {tokens.status === 'ready' && tokens.answer.tokens.length > 0 ? (
        <TokenTable tokens={tokens.answer.tokens} onRevoke={setAsked} />
      ) : null}
      {asked === undefined ? null : (
        <AlertDialog
          open
          title={t.revokeAsk({ label: asked })}
          confirm={t.revoke}
          busy={isBusy}
          onConfirm={() => void revoke(asked)}
          onCancel={() => setAsked(undefined)}
        >
          <p>{t.revokeWords}</p>
        </AlertDialog>
      )}
    </>
  );
}

function NewToken({ name, onMade }: { name: string; onMade: () => void }) {
  const t = useWords(viewWords);
  const { api, toast } = useShell();
  const { isBusy, run } = useAct();
  const [label, setLabel] = useState('');
  const [token, setToken] = useState<string>();
  const make = async () => {
    const isMade = await run(
      async () => {
        const made = await api.call('POST /remotes/:name/tokens', {
          params: { name },
          body: { label: label.trim() },
        });
        setToken(made.token);
      },
      { failed: t.makeFailed },
    );
    if (!isMade) return;
    setLabel('');
    onMade();
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(token ?? '');
      toast({ tone: 'good', message: t.copied });
    } catch {
      toast({ tone: 'bad', message: t.notCopied });
    }
  };
  return (
    <>
      <form
        className={classes.make}
        onSubmit={(event) => {
          event.preventDefault();
          void make();
        }}
      >
        <TextField
          label={t.label}
          hint={t.labelHint}
          maxLength={80}
          autoComplete="off"
          value={label}
          onChange={({ value }) => setLabel(value)}
        />
        <Button type="submit" busy={isBusy} disabled={label.trim() === ''}>
          {t.make}
        </Button>
      </form>
      {token ? (
        <Notice
          tone="good"
          title={t.once}
          action={
            <Button size="s" variant="secondary" onClick={() => void copy()}>
              {t.copy}
            </Button>
          }
        >
          <code className={classes.version}>{token}</code>
        </Notice>
      ) : null}
    </>
  );
}

function TokenTable({ tokens, onRevoke }: { tokens: readonly Token[]; onRevoke: (label: string) => void }) {
  const t = useWords(viewWords);
  const isMobile = useIsMobile();
  const columns: TableColumn<Token>[] = [
    { key: 'label', title: t.label },
    { key: 'created_at', title: t.made, render: ({ row }) => adminMoment(row.created_at, { isMobile }) },
    {
      key: 'revoked_at',
      title: t.revoked,
      render: ({ row }) =>
        row.revoked_at ? (
          adminMoment(row.revoked_at, { isMobile })
        ) : (
          <Button
            size="s"
            variant="secondary"
            aria-label={t.revokeOne({ label: row.label })}
            onClick={() => onRevoke(row.label)}
          >
            {t.revoke}
          </Button>
        ),
    },
  ];
  return (
    <Table
      caption={t.tokens}
      captionHidden
      columns={columns}
      rows={tokens}
      rowKey={({ row }) => `${row.label} ${String(row.created_at)}`}
    />
  );
}
