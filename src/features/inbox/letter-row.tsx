import { type ReactElement, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Letter } from '#generated/http/schemas/letter.ts'
import { cx } from '#src/lib/cx.ts'
import { formatDateTime } from '#src/lib/time.ts'
import { Icon } from '#src/ui/icon/icon.tsx'
import { Chip } from '#src/ui/surface/chip.tsx'
import styles from './letter-row.module.css'

/**
 * One letter; a tap expands its text. This does not mark it as read, which is up to the server. The content is rendered
 * as text.
 */
export function LetterRow({ letter }: { readonly letter: Letter }): ReactElement {
  const { t, i18n } = useTranslation('inbox')
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const isNew = !letter.read
  return (
    <li className={styles.row}>
      <button
        type="button"
        className={styles.head}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={cx(styles.mark, isNew && styles.new)} aria-hidden="true" />
        <span className={styles.text}>
          <span className={cx(styles.title, isNew && styles.strong)}>{letter.title}</span>
          <time className={styles.time} dateTime={letter.createdAt}>
            {formatDateTime(letter.createdAt, i18n.language)}
          </time>
        </span>
        {isNew && <Chip tone="new">{t('unread')}</Chip>}
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={20} className={styles.chevron} />
      </button>
      <div id={id} className={styles.content} hidden={!isOpen}>
        {letter.content}
      </div>
    </li>
  )
}
