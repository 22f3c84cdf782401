import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { answerRealityCheckMutation } from '#generated/http/responsible/answer-reality-check.ts'
import { getPlaySessionQuery } from '#generated/http/responsible/get-play-session.ts'
import type { RealityCheckAnswerBody } from '#generated/http/schemas/reality-check-answer-body.ts'
import { usePlayTimeText } from '#src/components/player/use-play-time-text.ts'
import { ROUTES } from '#src/routing/route-names.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { DataList } from '#src/ui/data/data-list.tsx'
import { Money } from '#src/ui/data/money.tsx'
import { Alert } from '#src/ui/feedback/alert.tsx'
import { Picture } from '#src/ui/feedback/picture.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'

type Answer = RealityCheckAnswerBody['answer']

const ANSWERS: readonly Answer[] = ['keepPlaying', 'takeBreak', 'seeActivity']

export interface RealityCheckProps {
  readonly onClose: () => void
  readonly onLeave: () => void
}

/**
 * The time played with its stakes and wins, over games and pages. It needs an answer that the server has stored, and is
 * removed when the session of play says that it is no longer due (`src/app/prompts/watch-reality-check.ts`).
 */
export const RealityCheck = observer(function RealityCheck({ onClose, onLeave }: RealityCheckProps) {
  const { t } = useTranslation('playBreak')
  const { overlays } = useStores()
  const navigate = useNavigate()
  const { data: session } = useQuery({ ...getPlaySessionQuery(), enabled: false })
  const { mutateAsync, isPending, isError, variables } = useMutation({
    ...answerRealityCheckMutation({ successMessage: null }),
    meta: { silentError: true },
  })
  const toTime = usePlayTimeText()
  if (!session) return null

  function go(answer: Answer): void {
    if (answer === 'keepPlaying') {
      onClose()
      return
    }
    onLeave()
    for (const { id } of overlays.frames) overlays.leave(id)
    const view = answer === 'takeBreak' ? 'break' : 'statement'
    void navigate({ to: ROUTES.responsiblePlay, search: { view } })
  }

  function choose(answer: Answer): void {
    if (isPending) return
    // Not by `onSuccess`: the stored answer may have removed this dialog by then.
    mutateAsync({ data: { answer } }).then(
      () => go(answer),
      () => undefined,
    )
  }

  return (
    <Dialog
      open
      role="alertdialog"
      dismissible={false}
      onClose={onClose}
      title={t('checkTitle', { time: toTime(session.minutes) })}
      picture={<Picture name="break" />}
      actions={
        <Stack gap={2}>
          {ANSWERS.map((answer) => (
            <Button
              key={answer}
              variant="secondary"
              size="lg"
              fullWidth
              busy={isPending && variables.data.answer === answer}
              onClick={() => choose(answer)}
            >
              {t(answer)}
            </Button>
          ))}
        </Stack>
      }
    >
      <Stack gap={3}>
        <p>{t('checkText')}</p>
        <DataList
          items={[
            { label: t('played'), value: toTime(session.minutes) },
            { label: t('staked'), value: <Money value={session.staked} /> },
            { label: t('won'), value: <Money value={session.won} /> },
            { label: t('net'), value: <Money value={session.net} sign="always" /> },
          ]}
        />
        {isError && (
          <Alert tone="pending" role="alert">
            {t('notStored')}
          </Alert>
        )}
      </Stack>
    </Dialog>
  )
})
