import type { XmlElement } from '../xml/xml-element.ts'
import type { XmlWriter } from '../xml/xml-writer.ts'

/**
 * Fields of an XML syntax. Each can write a part of a value and read it, so that writer and reader share one
 * table. The fields of an element are in the order of its schema.
 */
export interface Field<T> {
  /** @returns whether anything was written */
  write(value: T, xml: XmlWriter, context: WriteContext): boolean
  read(parent: XmlElement, into: Partial<T>, context: ReadContext): void
  /** whether `parent` contains the markers that distinguish it from elements of the same name */
  accepts(parent: XmlElement): boolean
  /** whether the content is the same for every value; such fields alone do not create an element */
  isFixed?: boolean
}

export interface WriteContext {
  /** currency of the document, ISO 4217 */
  currency: string
}

export interface ReadContext {
  /** elements that a field read */
  consumed: Set<XmlElement>
  /** elements whose content is not valid for their type */
  unreadable: Set<XmlElement>
  /** values that differ from the one kept in the model, by path of the model */
  surplus: { path: string; text: string }[]
  /** reads an empty text or attribute as a space, for rules about its presence */
  keepsEmptyTexts?: true
}

export interface Scalar<V> {
  /** Writes an element of this name. */
  write(name: string, value: V, xml: XmlWriter, context: WriteContext): void
  /**
   * @returns `undefined` for an empty element, unless empty texts are kept, and for content that is not valid
   * for the type
   */
  read(from: XmlElement, context: ReadContext): V | undefined
  accepts?(from: XmlElement): boolean
}

type ItemOf<List> = NonNullable<List> extends readonly (infer Item)[] ? Item : never

/** Creates fields of one type, so that keys and scalars are checked against each other. */
export function fieldsOf<T extends object>() {
  return {
    /** @param only which values are written here; another element holds the others */
    one<K extends keyof T & string>(
      name: string,
      key: K,
      scalar: Scalar<NonNullable<T[K]>>,
      only: (value: NonNullable<T[K]>) => boolean = () => true,
    ): Field<T> {
      const find = (parent: XmlElement) =>
        parent.children.find(child => child.name === name && (scalar.accepts?.(child) ?? true))
      return {
        accepts: parent => scalar.accepts === undefined || find(parent) !== undefined,
        write: (value, xml, context) => {
          const own = value[key]
          if (own == null || own === '' || !only(own)) return false
          scalar.write(name, own, xml, context)
          return true
        },
        read: (parent, into, context) => {
          const found = into[key] === undefined ? find(parent) : undefined
          const value = found && readScalar(found, scalar, context)
          if (value !== undefined) into[key] = value
        },
      }
    },

    many<K extends keyof T & string>(
      name: string,
      key: K,
      scalar: Scalar<ItemOf<T[K]>>,
      only: (value: ItemOf<T[K]>) => boolean = () => true,
    ): Field<T> {
      return {
        ...indistinct,
        write: (value, xml, context) => {
          const items = itemsOf<ItemOf<T[K]>>(value[key]).filter(only)
          for (const item of items) scalar.write(name, item, xml, context)
          return items.length > 0
        },
        read: (parent, into, context) => {
          for (const child of parent.children) {
            if (child.name !== name || scalar.accepts?.(child) === false) continue
            const item = readScalar(child, scalar, context)
            if (item !== undefined) append(into, key, item)
          }
        },
      }
    },

    /** An element whose content is stored in the fields of the same value. */
    inline(name: string, ...fields: Field<T>[]): Field<T> {
      return {
        ...indistinct,
        write: (value, xml, context) => writeElement(name, fields, value, xml, context),
        read: (parent, into, context) => {
          const [found] = childrenOf(parent, name, fields)
          if (found) for (const field of fields) field.read(found, into, context)
        },
      }
    },

    group<K extends keyof T & string>(name: string, key: K, ...fields: Field<NonNullable<T[K]>>[]): Field<T> {
      return {
        ...indistinct,
        write: (value, xml, context) => {
          const own = value[key]
          return own != null && writeElement(name, fields, own, xml, context)
        },
        read: (parent, into, context) => {
          const [found] = childrenOf(parent, name, fields)
          if (!found) return
          const own = readElement(found, fields, context)
          if (Object.keys(own).length > 0) into[key] = own as NonNullable<T[K]>
        },
      }
    },

    list<K extends keyof T & string>(name: string, key: K, ...fields: Field<ItemOf<T[K]>>[]): Field<T> {
      return {
        ...indistinct,
        write: (value, xml, context) => {
          let hasValue = false
          for (const item of itemsOf<ItemOf<T[K]>>(value[key]))
            hasValue = writeElement(name, fields, item, xml, context) || hasValue
          return hasValue
        },
        read: (parent, into, context) => {
          for (const child of childrenOf(parent, name, fields))
            append(into, key, readElement(child, fields, context))
        },
      }
    },

    /** Repeated values, each in its own wrapper element. */
    manyWithin<K extends keyof T & string>(
      wrapper: string,
      name: string,
      key: K,
      scalar: Scalar<ItemOf<T[K]>>,
    ): Field<T> {
      const inner = this.many(name, key, scalar)
      return {
        ...indistinct,
        write: (value, xml, context) => {
          const items = itemsOf<ItemOf<T[K]>>(value[key])
          for (const item of items) {
            xml.open(wrapper)
            scalar.write(name, item, xml, context)
            xml.close(wrapper)
          }
          return items.length > 0
        },
        read: (parent, into, context) => {
          for (const child of parent.children) if (child.name === wrapper) inner.read(child, into, context)
        },
      }
    },

    /** An object whose fields are spread over several elements of the parent. */
    spread<K extends keyof T & string>(key: K, field: Field<NonNullable<T[K]>>): Field<T> {
      return {
        ...indistinct,
        write: (value, xml, context) => {
          const own = value[key]
          return own != null && field.write(own, xml, context)
        },
        read: (parent, into, context) => {
          const own = { ...into[key] } as NonNullable<T[K]>
          field.read(parent, own, context)
          if (Object.keys(own).length > 0) into[key] = own
        },
      }
    },

    /** An element that always has the same content. */
    fixed: (name: string, content: string): Field<T> => fixed(name, content),

    /**
     * An element whose content distinguishes its parent from elements of the same name.
     * @param path name of the element, or names separated by `/`
     * @param accepts which contents do
     */
    marker: (path: string, content: string, accepts = (found: string) => found === content): Field<T> => ({
      ...fixed(path, content),
      accepts: parent => {
        const found = descendant(parent, path)
        return found !== undefined && accepts(found.text.trim())
      },
    }),
  }
}

/** Makes a field of another specification read-only. */
export const onlyRead = <T>(field: Field<T>): Field<T> => ({ ...field, write: () => false })

/** A field that does not distinguish elements of the same name. */
const indistinct = { accepts: () => true }

function fixed(path: string, content: string): Field<object> {
  const outer = path.split('/')
  const inner = outer.pop() ?? path
  return {
    ...indistinct,
    isFixed: true,
    write: (_value, xml) => {
      for (const name of outer) xml.open(name)
      xml.leaf(inner, content)
      for (const name of outer.toReversed()) xml.close(name)
      return true
    },
    read: (parent, _into, { consumed }) => {
      const found = descendant(parent, path)
      // other content is reported as unread
      if (found && isSame(found.text.trim(), content)) consumed.add(found)
    },
  }
}

const isSame = (found: string, content: string): boolean =>
  found.toUpperCase() === content.toUpperCase() ||
  (content === 'true' && isTrue(found)) ||
  (content === 'false' && isFalse(found))

/** `xs:boolean` */
export const isTrue = (found: string): boolean => found === 'true' || found === '1'

export const isFalse = (found: string): boolean => found === 'false' || found === '0'

function readScalar<V>(from: XmlElement, scalar: Scalar<V>, context: ReadContext): V | undefined {
  const value = scalar.read(from, context)
  if (value !== undefined) context.consumed.add(from)
  else if (from.text.trim() !== '') context.unreadable.add(from)
  return value
}

const descendant = (parent: XmlElement, path: string): XmlElement | undefined =>
  path
    .split('/')
    .reduce<XmlElement | undefined>(
      (current, name) => current?.children.find(child => child.name === name),
      parent,
    )

const childrenOf = <T>(parent: XmlElement, name: string, fields: readonly Field<T>[]) =>
  parent.children.filter(child => child.name === name && fields.every(field => field.accepts(child)))

/** Writes an element; nothing if it would contain fixed content only. */
function writeElement<T>(
  name: string,
  fields: readonly Field<T>[],
  value: T,
  xml: XmlWriter,
  context: WriteContext,
): boolean {
  const opened = xml.open(name)
  let hasValue = false
  for (const field of fields) if (field.write(value, xml, context) && !field.isFixed) hasValue = true
  if (hasValue) xml.close(name)
  else xml.undo(opened)
  return hasValue
}

/** Reads the content of an element; fields without content are absent. */
export function readElement<T>(from: XmlElement, fields: readonly Field<T>[], context: ReadContext): T {
  const into: Partial<T> = {}
  for (const field of fields) field.read(from, into, context)
  return into as T
}

const itemsOf = <Item>(list: unknown): Item[] => (list ?? []) as Item[]

function append<T>(into: Partial<T>, key: keyof T, item: unknown) {
  const items = itemsOf<unknown>(into[key])
  items.push(item)
  into[key] = items as T[keyof T]
}
