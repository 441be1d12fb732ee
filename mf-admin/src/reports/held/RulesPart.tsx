import type { WordRule, WordRuleKind } from '@plaza/api-contract';
import { WORD_RULE_KINDS, WORD_RULE_LENGTH } from '@plaza/api-contract/values';
import {
  Badge,
  Button,
  Card,
  EmptyState,
  ErrorState,
  Icon,
  IconButton,
  Notice,
  Select,
  Skeleton,
  TextField,
  useWords,
} from '@plaza/design-system';
import { useCall, useShell } from '@plaza/shell-contract';
import { Trash2 } from 'lucide';
import { type FormEvent, useState } from 'react';
import { useAct } from '../../frame/useAct.ts';
import { useSave } from '../../frame/useSave.ts';
import classes from '../Reports.module.css';
import { rulesWords } from './words.ts';

/** The words and links that wait for a moderator, added and taken away. */
export function RulesPart() {
  const t = useWords(rulesWords);
  const rules = useCall('GET /moderation/rules');
  return (
    <section className={classes.section} data-status={rules.status}>
      <p className={classes.line}>{t.line}</p>
      <NewRule onAdded={rules.refetch} />
      {rules.status === 'loading' ? <Skeleton shape="block" height={160} label={t.loading} /> : null}
      {rules.status === 'failed' ? (
        <ErrorState title={t.failed} onRetry={rules.retry} requestId={rules.error.requestId}>
          {rules.error.message}
        </ErrorState>
      ) : null}
      {rules.status === 'ready' && rules.answer.items.length === 0 ? (
        <EmptyState title={t.none}>{t.noneHint}</EmptyState>
      ) : null}
      {rules.status === 'ready' && rules.answer.items.length > 0 ? (
        <Card pad="s">
          <ul className={classes.rules} aria-label={t.list}>
            {rules.answer.items.map((rule) => (
              <Rule key={rule.id} rule={rule} onRemoved={rules.refetch} />
            ))}
          </ul>
        </Card>
      ) : null}
    </section>
  );
}

function NewRule({ onAdded }: { onAdded: () => void }) {
  const t = useWords(rulesWords);
  const { api } = useShell();
  const [kind, setKind] = useState<WordRuleKind>('word');
  const [pattern, setPattern] = useState('');
  const { isBusy, fields, reason, save } = useSave();
  const add = async (event: FormEvent) => {
    event.preventDefault();
    const body = { kind, pattern: pattern.trim() };
    if (!(await save(() => api.call('POST /moderation/rules', { body }), t.added))) return;
    setPattern('');
    onAdded();
  };
  const wrong = fields['body.pattern'];
  return (
    <Card as="section">
      <form className={classes.form} noValidate onSubmit={(event) => void add(event)}>
        <div className={classes.fields}>
          <Select
            label={t.kind}
            value={kind}
            options={WORD_RULE_KINDS.map((value) => ({ value, label: t[value] }))}
            // The options are the kinds.
            onChange={({ value }) => setKind(value as WordRuleKind)}
          />
          <TextField
            label={kind === 'word' ? t.wordPattern : t.hostPattern}
            hint={kind === 'word' ? t.wordHint : t.hostHint}
            autoComplete="off"
            autoCapitalize="none"
            maxLength={WORD_RULE_LENGTH}
            value={pattern}
            error={wrong}
            onChange={({ value }) => setPattern(value)}
          />
        </div>
        {reason && !wrong ? <Notice tone="bad">{reason}</Notice> : null}
        <div className={classes.acts}>
          <Button type="submit" busy={isBusy} disabled={pattern.trim() === ''}>
            {t.add}
          </Button>
        </div>
      </form>
    </Card>
  );
}

function Rule({ rule: { id, kind, pattern, by }, onRemoved }: { rule: WordRule; onRemoved: () => void }) {
  const t = useWords(rulesWords);
  const { api } = useShell();
  const { isBusy, run } = useAct();
  const remove = async () => {
    const act = () => api.call('DELETE /moderation/rules/:id', { params: { id } });
    if (await run(act, { done: t.removed, failed: t.notRemoved })) onRemoved();
  };
  return (
    <li>
      <Badge tone={kind === 'host' ? 'teal' : 'neutral'}>{t[kind]}</Badge>
      <span className={classes.pattern}>{kind === 'host' && pattern === '*' ? t.everyLink : pattern}</span>
      {by ? <span className={classes.who}>{t.by({ name: by })}</span> : null}
      <IconButton label={t.remove({ pattern })} disabled={isBusy} onClick={() => void remove()}>
        <Icon icon={Trash2} />
      </IconButton>
    </li>
  );
}
