import type { Token, Tokens } from 'marked';
import { Fragment, type ReactNode } from 'react';
import { headingId, splitAnchors } from './rulebook-source';

/** What a clause's link is called, for those who cannot see that it is one. */
export type ClauseLabel = (clause: string) => string;

const childrenOf = (token: Token): Token[] => ('tokens' in token && token.tokens ? token.tokens : []);

/** Takes the anchors off the last text of a line. */
function withoutAnchors(tokens: readonly Token[]): { tokens: Token[]; anchors: readonly string[] } {
  const last = tokens.at(-1);
  if (last === undefined || last.type !== 'text' || !('text' in last))
    return { tokens: [...tokens], anchors: [] };
  const { text, anchors } = splitAnchors(last.text);
  return anchors.length === 0
    ? { tokens: [...tokens], anchors }
    : { tokens: [...tokens.slice(0, -1), { ...last, text, raw: text }], anchors };
}

function Clauses({ anchors, label }: { readonly anchors: readonly string[]; readonly label: ClauseLabel }) {
  const [own, ...others] = anchors;
  if (own === undefined) return null;
  return (
    <>
      {others.map((anchor) => (
        <span key={anchor} id={anchor} />
      ))}{' '}
      <a href={`#${own}`} className="clause" aria-label={label(own)}>
        {own}
      </a>
    </>
  );
}

function inline(tokens: readonly Token[]): ReactNode {
  return tokens.map((token, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: a book does not change while it is read
    return <Fragment key={index}>{inlineToken(token)}</Fragment>;
  });
}

function inlineToken(token: Token): ReactNode {
  switch (token.type) {
    case 'strong':
      return <strong>{inline(childrenOf(token))}</strong>;
    case 'em':
      return <em>{inline(childrenOf(token))}</em>;
    case 'del':
      return <del>{inline(childrenOf(token))}</del>;
    case 'codespan':
      return <code>{(token as Tokens.Codespan).text}</code>;
    case 'br':
      return <br />;
    case 'link':
      return <a href={(token as Tokens.Link).href}>{inline(childrenOf(token))}</a>;
    default: {
      const children = childrenOf(token);
      return children.length > 0 ? inline(children) : 'text' in token ? token.text : null;
    }
  }
}

/** Markdown tokens as React elements: nothing a rulebook contains is ever taken for HTML. */
export function renderMarkdown(tokens: readonly Token[], label: ClauseLabel): ReactNode {
  let part = 0;
  const line = (children: readonly Token[]) => {
    const { tokens: text, anchors } = withoutAnchors(children);
    return { id: anchors[0], body: inline(text), clauses: <Clauses anchors={anchors} label={label} /> };
  };

  const block = (token: Token): ReactNode => {
    switch (token.type) {
      case 'heading': {
        const { id, body, clauses } = line(childrenOf(token));
        const { depth } = token as Tokens.Heading;
        if (depth === 1) return null;
        if (depth === 2)
          return (
            <h2 id={headingId(part++)} tabIndex={-1}>
              {id !== undefined && <span id={id} />}
              {body}
              {clauses}
            </h2>
          );
        return (
          <h3 id={id} tabIndex={-1}>
            {body}
            {clauses}
          </h3>
        );
      }
      case 'paragraph': {
        const { id, body, clauses } = line(childrenOf(token));
        return (
          <p id={id}>
            {body}
            {clauses}
          </p>
        );
      }
      case 'list': {
        const { ordered, items } = token as Tokens.List;
        const List = ordered ? 'ol' : 'ul';
        return <List>{items.map((item) => listItem(item))}</List>;
      }
      case 'blockquote':
        return <blockquote>{blocks(childrenOf(token))}</blockquote>;
      case 'table':
        return table(token as Tokens.Table);
      case 'hr':
        return <hr />;
      default:
        return null;
    }
  };

  const listItem = (item: Tokens.ListItem): ReactNode => {
    const [first, ...rest] = item.tokens;
    const isLine = first !== undefined && (first.type === 'text' || first.type === 'paragraph');
    const { id, body, clauses } = line(isLine ? childrenOf(first) : []);
    return (
      <li key={item.raw} id={id}>
        {body}
        {clauses}
        {blocks(isLine ? rest : item.tokens)}
      </li>
    );
  };

  const table = ({ header, rows }: Tokens.Table): ReactNode => (
    <div className="overflow-x-auto">
      <table>
        <thead>
          <tr>
            {header.map((cell) => (
              <th key={cell.text} scope="col">
                {inline(cell.tokens)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const last = row.at(-1);
            const { id, clauses } = line(last?.tokens ?? []);
            return (
              <tr key={row.map((cell) => cell.text).join('|')} id={id}>
                {row.map((cell, column) => (
                  <td key={`${header[column]?.text}`}>
                    {cell === last ? (
                      <>
                        {inline(withoutAnchors(cell.tokens).tokens)}
                        {clauses}
                      </>
                    ) : (
                      inline(cell.tokens)
                    )}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );

  const blocks = (children: readonly Token[]): ReactNode =>
    children.map((token, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a book does not change while it is read
      <Fragment key={index}>{block(token)}</Fragment>
    ));

  return blocks(tokens);
}
