import { decodeXML } from 'entities'

const RELATION = /<(?:\w+:)?Relationship\s([^<>]*)>/g

/** @param attributes of one element, as they are written. @param name a pattern, anchored. @returns '' where there is none */
export const attribute = (attributes: string, name: RegExp): string => {
  const [, double, single] =
    new RegExp(`${name.source}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes) ?? []
  return decodeXML(double ?? single ?? '')
}

/** Where the parts and addresses are that a part names by an id. @param relations the XML of its `.rels` */
export const targetsIn = (relations: string): ReadonlyMap<string, string> =>
  new Map(
    [...relations.matchAll(RELATION)].map(([, attributes = '']) => [
      attribute(attributes, /\bId/),
      attribute(attributes, /\bTarget/),
    ]),
  )
