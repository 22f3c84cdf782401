import { Link } from '@tanstack/react-router'
import { observer } from 'mobx-react-lite'
import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type PreparationState, useFirstWithdrawal } from '#src/queries/first-withdrawal.ts'
import { ROUTES } from '#src/routing/route-names.ts'
import { Text } from '#src/ui/data/text.tsx'
import { Words } from '#src/ui/data/words.tsx'
import { VisuallyHidden } from '#src/ui/feedback/visually-hidden.tsx'
import { buttonClass } from '#src/ui/form/button-class.ts'
import { Button } from '#src/ui/form/button.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import type { IconName } from '#src/ui/icon/icon-name.ts'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Card } from '#src/ui/surface/card.tsx'
import styles from './first-withdrawal.module.css'
import { usePreparation } from './use-preparation.ts'
import { useStepNotes } from './use-step-notes.ts'

export interface FirstWithdrawalCardProps {
  /** The page has a primary action of its own. */
  readonly isQuiet?: boolean
  /** Verifies the identity, where the page knows more of it than the card. */
  readonly identityAct?: ReactNode
}

const SIGNS: Partial<Record<PreparationState, IconName>> = { done: 'check', waiting: 'hourglass', failed: 'alert' }

interface StepProps {
  readonly place: number
  readonly title: string
  readonly note: string
  readonly state: PreparationState | 'next'
  /** The one action of the card, below the step that is next. */
  readonly act: ReactNode
  /** Opens a step that is not next. */
  readonly renderRow?: ((row: { readonly className: string; readonly children: ReactNode }) => ReactElement) | undefined
}

function Step({ place, title, note, state, act, renderRow }: StepProps): ReactElement {
  const { t } = useTranslation('firstWithdrawal')
  const sign = state === 'next' ? undefined : SIGNS[state]
  const row = {
    className: styles.row ?? '',
    children: (
      <>
        <span className={styles.sign} aria-hidden="true">
          {sign === undefined ? place : <Icon name={sign} size={18} />}
        </span>
        <span className={styles.text}>
          <span className={styles.title}>
            <Words>{title}</Words>
            <VisuallyHidden>
              <Words>: {t(`state.${state}`)}</Words>
            </VisuallyHidden>
          </span>
          <span className={styles.note}>{note}</span>
        </span>
        {renderRow && <Icon name="chevron-right" size={18} className={styles.chevron} />}
      </>
    ),
  }
  return (
    <li className={styles.step} data-state={state} aria-current={state === 'next' ? 'step' : undefined}>
      {renderRow ? renderRow(row) : <div {...row} />}
      {act !== undefined && <div className={styles.act}>{act}</div>}
    </li>
  )
}

/**
 * What leads to the first withdrawal: identity, wallet, transaction password and amount, each with its state. The one
 * that is next has the card's button; the others that are open are opened by their rows.
 */
export const FirstWithdrawalCard = observer(function FirstWithdrawalCard({
  isQuiet = false,
  identityAct,
}: FirstWithdrawalCardProps) {
  const { t } = useTranslation('firstWithdrawal')
  const way = useFirstWithdrawal()
  const { bindWallet, setPassword } = usePreparation()
  const notes = useStepNotes(way)
  const { states, next, identity } = way
  const look = { variant: isQuiet ? 'secondary' : 'primary', size: 'lg', fullWidth: true } as const
  const verifyPath = toVerifyPath()

  function toVerifyPath() {
    // A rejected part is corrected from the start page, which names it.
    if (states.identity === 'failed') return ROUTES.kycVerification
    if (states.identity === 'waiting') return ROUTES.kycStatus
    return identity?.hasBase === true ? ROUTES.kycUpload : ROUTES.kycBaseInfo
  }

  const verify = identityAct ?? (
    <Link to={verifyPath} className={buttonClass(look)}>
      {t(states.identity === 'failed' ? 'fix' : identity?.hasBase === true ? 'addPhotos' : 'verify')}
    </Link>
  )
  const steps = [
    {
      step: 'identity',
      act: verify,
      renderRow: (row) => <Link to={verifyPath} {...row} />,
    },
    {
      step: 'wallet',
      act: (
        <Button {...look} onClick={bindWallet}>
          {t('bind')}
        </Button>
      ),
      renderRow: (row) => <button type="button" onClick={bindWallet} {...row} />,
    },
    {
      step: 'password',
      act: (
        <Button {...look} onClick={setPassword}>
          {t('setPassword')}
        </Button>
      ),
      renderRow: (row) => <button type="button" onClick={setPassword} {...row} />,
    },
  ] as const satisfies readonly (Pick<StepProps, 'act' | 'renderRow'> & { step: keyof typeof states })[]

  return (
    <Card as="section" padding="lg" aria-label={t('title')}>
      <Stack gap={2}>
        <div>
          <Text as="h2" size="lg" weight="bold">
            {t('title')}
          </Text>
          <Text tone="quiet">{next === undefined ? t('nothingToDo') : t('text')}</Text>
        </div>
        <ol className={styles.steps}>
          {steps.map(({ step, act, renderRow }, index) => {
            const state = states[step]
            const isNext = step === next
            return (
              <Step
                key={step}
                place={index + 1}
                title={t(`step.${step}`)}
                note={notes[step]}
                state={isNext && state === 'todo' ? 'next' : state}
                act={isNext ? act : undefined}
                renderRow={isNext || state === 'done' ? undefined : renderRow}
              />
            )
          })}
          <Step place={steps.length + 1} title={t('step.amount')} note={notes.amount} state="todo" act={undefined} />
        </ol>
      </Stack>
    </Card>
  )
})
