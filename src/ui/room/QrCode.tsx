import { create } from 'qrcode';
import { useMemo } from 'react';

export interface QrCodeProps {
  readonly text: string;
  /** What it leads to, for whoever cannot see it. */
  readonly label: string;
}

/** Modules of silence that readers need around the code. */
const QUIET = 3;

/** A QR code as ink on paper. Always dark on light: many readers know no other. */
export function QrCode({ text, label }: QrCodeProps) {
  const { path, size } = useMemo(() => {
    const { modules } = create(text, { errorCorrectionLevel: 'M' });
    let squares = '';
    for (let row = 0; row < modules.size; row++)
      for (let column = 0; column < modules.size; column++)
        if (modules.get(row, column)) squares += `M${column + QUIET} ${row + QUIET}h1v1h-1z`;
    return { path: squares, size: modules.size + 2 * QUIET };
  }, [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="qr-code"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}
