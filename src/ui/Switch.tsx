export interface SwitchProps {
  readonly id?: string;
  readonly label: string;
  readonly describedBy?: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A brass knob in a wooden groove. */
export function Switch({ id, label, describedBy, checked, onChange }: SwitchProps) {
  return (
    <span className="group/switch relative inline-flex h-11 w-16 shrink-0 items-center">
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says by itself whether it is checked
        role="switch"
        id={id}
        aria-label={label}
        aria-describedby={describedBy}
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
        className="absolute inset-0 m-0 size-full cursor-pointer appearance-none rounded-full"
      />
      <span className="hollow pointer-events-none flex h-8 w-16 items-center rounded-full p-1 transition-colors duration-200 group-has-checked/switch:bg-accent">
        <span className="brass block size-6 rounded-full transition-transform duration-200 ease-settle group-has-checked/switch:translate-x-8" />
      </span>
    </span>
  );
}
