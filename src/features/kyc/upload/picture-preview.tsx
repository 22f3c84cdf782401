import { useObjectUrl } from '#src/hooks/use-object-url.ts'
import type { Side } from './identity-documents.ts'
import { SideOutline } from './side-outline.tsx'
import styles from './upload.module.css'

export interface PicturePreviewProps {
  readonly side: Side
  readonly file: File | undefined
  readonly label: string
}

/** The picture as it will be sent; before there is one, the outline of what belongs in it. */
export function PicturePreview({ side, file, label }: PicturePreviewProps) {
  const url = useObjectUrl(file)
  return (
    <div className={styles.frame}>
      {url === undefined ? <SideOutline side={side} /> : <img className={styles.picture} src={url} alt={label} />}
    </div>
  )
}
