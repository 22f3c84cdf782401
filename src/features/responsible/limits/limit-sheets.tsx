import { type ReactElement, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlayLimit } from '#generated/http/schemas/play-limit.ts'
import { EvenButtons } from '#src/components/responsible/even-buttons.tsx'
import { getLimitNumbers, useLimitTexts } from '#src/components/responsible/use-limit-texts.ts'
import { useSingleFlight } from '#src/hooks/use-single-flight.ts'
import { Alert } from '#src/ui/feedback/alert.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { BottomSheet } from '#src/ui/overlay/bottom-sheet.tsx'
import { getChangeValue } from './limit-effect.ts'
import { type LimitChoice, LimitForm } from './limit-form.tsx'
import { type LimitWrite, useConfirmChange, useRemoveLimit } from './use-limit-writes.ts'

interface QuestionProps {
  readonly limit: PlayLimit
  readonly write: LimitWrite<PlayLimit>
  readonly text: ReactNode
  readonly yes: string
  readonly no: string
  readonly onDone: () => void
  readonly onNo: () => void
}

/** What a write would change, and two answers of one size. */
function LimitQuestion({ limit, write, text, yes, no, onDone, onNo }: QuestionProps): ReactElement {
  const { t } = useTranslation('responsible')
  const { isBusy, run } = useSingleFlight()

  async function send(): Promise<void> {
    if ((await write.send(limit)) === 'done') onDone()
  }

  return (
    <Stack gap={5}>
      <p>{text}</p>
      {write.isUnknown && (
        <Alert tone="pending" role="status">
          {t('unknown')}
        </Alert>
      )}
      <EvenButtons>
        <Button variant="secondary" size="lg" fullWidth onClick={onNo}>
          {no}
        </Button>
        {/* A refusal has its toast. */}
        <Button
          variant="secondary"
          size="lg"
          fullWidth
          busy={isBusy}
          onClick={() => void run(send).catch(() => undefined)}
        >
          {yes}
        </Button>
      </EvenButtons>
    </Stack>
  )
}

export interface LimitSheetProps extends LimitChoice {
  readonly limits: readonly PlayLimit[]
  readonly onClose: () => void
}

/** Sets or changes a limit, or asks for its removal. */
export function LimitSheet({ onClose, ...choice }: LimitSheetProps): ReactElement {
  const { t } = useTranslation(['responsible', 'common'])
  const texts = useLimitTexts()
  const remove = useRemoveLimit()
  const [removed, setRemoved] = useState<PlayLimit>()
  const frame = { open: true, closeLabel: t('common:close'), onClose }
  if (!removed) {
    return (
      <BottomSheet {...frame} title={t('setLimit')}>
        <LimitForm {...choice} onSaved={onClose} onRemove={setRemoved} />
      </BottomSheet>
    )
  }
  const before = texts.value(removed.kind, getLimitNumbers(removed).limit)
  return (
    <BottomSheet {...frame} title={t('removeTitle')}>
      <LimitQuestion
        limit={removed}
        write={remove}
        text={t('removeText', { name: texts.name(removed), before })}
        yes={t('removeYes')}
        no={t('removeNo')}
        onDone={onClose}
        onNo={() => setRemoved(undefined)}
      />
    </BottomSheet>
  )
}

/** Asks for the player's yes to a change that has waited. */
export function ConfirmSheet({
  limit,
  onClose,
}: {
  readonly limit: PlayLimit
  readonly onClose: () => void
}): ReactElement {
  const { t } = useTranslation(['responsible', 'common'])
  const texts = useLimitTexts()
  const confirm = useConfirmChange()
  const value = getChangeValue(limit)
  const words = { name: texts.name(limit), before: texts.value(limit.kind, getLimitNumbers(limit).limit) }
  return (
    <BottomSheet open title={t('confirmTitle')} closeLabel={t('common:close')} onClose={onClose}>
      <LimitQuestion
        limit={limit}
        write={confirm}
        text={
          value === undefined
            ? t('confirmRemoval', words)
            : t('confirmRaise', { ...words, value: texts.value(limit.kind, value) })
        }
        yes={t('confirmYes')}
        no={t('notNow')}
        onDone={onClose}
        onNo={onClose}
      />
    </BottomSheet>
  )
}
