import { Check, FileText, FileX } from 'lucide-react'
import { useId } from 'react'
import type { TemplateSummary } from '#contract/desktop-api.ts'
import { Icon } from '../controls/icon.tsx'
import { t } from '../i18n/translate.ts'
import { CustomThumbnail } from './custom-thumbnail.tsx'
import styles from './design.module.css'

interface TemplateGridProps {
  templates: readonly TemplateSummary[]
  chosen: string | undefined
  onPick: (name: string) => void
  onDone: () => void
}

/** Radio buttons with pictures: arrows choose, the page follows at once, Enter is done. */
export function TemplateGrid({ templates, chosen, onPick, onDone }: TemplateGridProps) {
  const group = useId()
  const usable = templates.filter(({ mistake }) => mistake === null)
  const broken = templates.filter(({ mistake }) => mistake !== null)
  return (
    <fieldset className={styles.group} onKeyDown={event => event.key === 'Enter' && onDone()}>
      <legend>{t('look.templates')}</legend>
      <div className={styles.grid}>
        {usable.map(({ name, title, description, own, version }) => (
          <label key={name} className={styles.template} title={description}>
            <input
              type="radio"
              name={group}
              aria-label={title}
              aria-describedby={own ? `${group}-${name}` : undefined}
              checked={name === chosen}
              onChange={() => onPick(name)}
            />
            {own ? <CustomThumbnail name={name} version={version} /> : <Thumbnail template={name} />}
            <span className={styles.name}>
              {title}
              {name === chosen && <Icon icon={Check} size={14} />}
            </span>
            {own && (
              <span id={`${group}-${name}`} className={styles.own}>
                {t('look.own')}
              </span>
            )}
          </label>
        ))}
      </div>
      {broken.map(({ name, mistake }) => (
        <div key={name} className={styles.broken}>
          <span className={styles.picture}>
            <Icon icon={FileX} size={28} />
          </span>
          <p>{t('look.broken', { name, mistake: mistake ?? '' })}</p>
        </div>
      ))}
    </fieldset>
  )
}

function Thumbnail({ template }: { template: string }) {
  const picture = thumbnailUrl(template)
  return (
    <span className={styles.picture}>
      {picture === undefined ? (
        <Icon icon={FileText} size={28} />
      ) : (
        <img src={picture} alt="" width={124} height={175} draggable={false} />
      )}
    </span>
  )
}

/** What each shipped template makes, drawn by `scripts/thumbnails.mjs`. */
const thumbnails = import.meta.glob<string>('../../../resources/thumbnails/*.png', {
  eager: true,
  query: '?url',
  import: 'default',
})

const thumbnailUrl = (template: string): string | undefined =>
  thumbnails[`../../../resources/thumbnails/${template}.png`]
