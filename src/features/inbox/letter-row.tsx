import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { Letter } from '#generated/http/schemas/letter.ts'
import { serverToday } from '#src/api/server-today.ts'
import { useLongPress } from '#src/hooks/use-long-press.ts'
import { cx } from '#src/lib/cx.ts'
import { formatCalendarDate } from '#src/lib/time.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { Money } from '#src/ui/data/money.tsx'
import { Words } from '#src/ui/data/words.tsx'
import { CheckboxInput } from '#src/ui/form/checkbox.tsx'
import { VisuallyHidden } from '#src/ui/feedback/visually-hidden.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import { getPreview } from './get-preview.ts'
import { hasUnclaimed, iconOfType } from './letter-kind.ts'
import styles from './letter-row.module.css'

export interface LetterRowProps {
  readonly letter: Letter
  readonly isOpen: boolean
  readonly onOpen: () => void
  /** Set while letters are chosen for deletion. */
  readonly isPicked?: boolean | undefined
  readonly onPick: (isPicked: boolean) => void
  /** A long press, a right click or the menu key: begins to choose. */
  readonly onHold: () => void
}

/** One letter of the list: opens it, or chooses it for deletion. A letter with unclaimed rewards cannot be chosen. */
export const LetterRow = observer(function LetterRow(props: LetterRowProps) {
  const { letter, isOpen, onOpen, isPicked, onPick, onHold } = props
  const { arePromotionsHeld } = useStores().session
  const { t, i18n } = useTranslation('inbox')
  const hold = useLongPress(onHold)
  const isUnread = !letter.read
  const isKept = hasUnclaimed(letter)
  const preview = getPreview(letter.content || '')
  const cash = letter.rewards?.find(({ type }) => type === 'cash')?.amount
  const body = (
    <>
      <span className={styles.icon} data-unread={isUnread || undefined}>
        <Icon name={iconOfType(letter.type)} size={20} />
      </span>
      <span className={styles.text}>
        <span className={cx(styles.title, isUnread && styles.unread)}>
          {isUnread && (
            <VisuallyHidden>
              <Words>{t('unread')}:</Words>{' '}
            </VisuallyHidden>
          )}
          <Words>{letter.title || t('untitled')}</Words>
        </span>
        <span className={styles.detail}>
          <time dateTime={letter.createdAt}>{formatCalendarDate(letter.createdAt, i18n.language, serverToday())}</time>
          {preview !== '' && (
            <>
              <span> · </span>
              <Words>{preview}</Words>
            </>
          )}
        </span>
        {isKept && !arePromotionsHeld && (
          <span className={styles.gift}>
            <Icon name="gift" size={16} />
            <Words>{t('hasReward')}</Words>
            {cash !== undefined && <Money value={cash} sign="always" size="sm" />}
          </span>
        )}
      </span>
    </>
  )
  if (isPicked !== undefined) {
    return (
      <li className={styles.row}>
        <label className={styles.head}>
          <CheckboxInput checked={isPicked} disabled={isKept} onChange={onPick} />
          {body}
        </label>
      </li>
    )
  }
  return (
    <li className={cx(styles.row, isOpen && styles.open)}>
      <button type="button" className={styles.head} aria-current={isOpen || undefined} onClick={onOpen} {...hold}>
        {body}
        <Icon name="chevron-right" size={18} className={styles.chevron} />
      </button>
    </li>
  )
})
