'use client';

import { useTranslations } from 'next-intl';
import { Component, type ReactNode } from 'react';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';

interface Props {
  readonly children: ReactNode;
}

/** Catches an exception inside a board: the match itself is safe, the board is laid again from it. */
export class BoardBoundary extends Component<Props, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? (
      <BoardProblem onResume={() => this.setState({ hasFailed: false })} />
    ) : (
      this.props.children
    );
  }
}

function BoardProblem({ onResume }: { readonly onResume: () => void }) {
  const t = useTranslations('laying');
  return (
    <main className="laying">
      <Notice
        tone="error"
        title={t('board.title')}
        actions={
          <Button look="primary" onClick={onResume}>
            {t('board.resume')}
          </Button>
        }
      >
        {t('board.text')}
      </Notice>
    </main>
  );
}
