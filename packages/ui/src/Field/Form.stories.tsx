import { Controller, useForm } from 'react-hook-form';
import { expect, fn } from 'storybook/test';
import { styled } from 'styled-components';
import preview from '../../../../.storybook/preview';
import { Button } from '../Button/Button';
import { Checkbox } from '../Checkbox/Checkbox';
import { DateField } from '../DateField/DateField';
import { MultiSelect } from '../MultiSelect/MultiSelect';
import { PasswordField } from '../PasswordField/PasswordField';
import { Select } from '../Select/Select';
import { Switch } from '../Switch/Switch';
import { TextField } from '../TextField/TextField';
import { Field } from './Field';

interface User {
  email: string;
  password: string;
  customer: string | null;
  groups: string[];
  from: string | null;
  reefer: boolean;
  terms: boolean;
}

const onSave = fn();
const meta = preview.meta({ title: 'Fields/Form', component: Field });

const customers = [
  { value: 'cedar', label: 'Cedar Ridge Logistics' },
  { value: 'lake', label: 'Lake Trailer' },
];
const groups = [
  { value: 'reefers', label: 'Midwest Reefers' },
  { value: 'toledo', label: 'Toledo yard' },
];

const Form = styled.form`
  display: grid;
  gap: 12px;
  max-inline-size: 360px;
`;

function Demo() {
  const { register, control, handleSubmit, formState } = useForm<User>({
    defaultValues: { email: '', password: '', customer: null, groups: [], from: null, reefer: false, terms: false },
  });
  const { errors } = formState;
  const required = (words: string) => ({ required: words });
  return (
    <Form noValidate onSubmit={handleSubmit((user) => onSave(user))}>
      <TextField
        label="Email"
        required
        error={errors.email?.message}
        {...register('email', required('Enter an email'))}
      />
      <PasswordField
        label="Password"
        required
        error={errors.password?.message}
        {...register('password', required('Enter a password'))}
      />
      <Controller
        control={control}
        name="customer"
        rules={required('Please select a customer')}
        render={({ field, fieldState }) => (
          <Select label="Customer" required options={customers} error={fieldState.error?.message} {...field} />
        )}
      />
      <Controller
        control={control}
        name="groups"
        render={({ field }) => <MultiSelect label="Groups" optional options={groups} allText="All VINs" {...field} />}
      />
      <Controller
        control={control}
        name="from"
        render={({ field }) => <DateField label="Valid from" optional {...field} />}
      />
      <Switch label="Reefer Controls" {...register('reefer')} />
      <Checkbox
        label="I accept the terms"
        error={errors.terms?.message}
        {...register('terms', required('Accept the terms to go on'))}
      />
      <Button type="submit" kind="primary">
        Save
      </Button>
    </Form>
  );
}

export const WithReactHookForm = meta.story({
  render: () => <Demo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Enter an email')).toBeVisible();
    await expect(canvas.getByText('Please select a customer')).toBeVisible();
    const email = canvas.getByLabelText(/Email/);
    await expect(email).toHaveFocus();
    await userEvent.type(email, 'luis.ortega@cedarridge.com');
    await userEvent.type(canvas.getByLabelText(/^Password/), 'gladhand-2026');
    await userEvent.click(canvas.getByRole('combobox', { name: /Customer/ }));
    await userEvent.click(await canvas.findByRole('option', { name: 'Lake Trailer' }));
    await userEvent.click(canvas.getByRole('combobox', { name: /Groups/ }));
    await userEvent.click(await canvas.findByRole('option', { name: 'Toledo yard' }));
    await userEvent.keyboard('{Escape}');
    await userEvent.type(canvas.getByLabelText(/Valid from/), '11/1/2026');
    await userEvent.click(canvas.getByRole('switch'));
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(onSave).toHaveBeenCalledWith({
      email: 'luis.ortega@cedarridge.com',
      password: 'gladhand-2026',
      customer: 'lake',
      groups: ['toledo'],
      from: '2026-11-01',
      reefer: true,
      terms: true,
    });
  },
});
